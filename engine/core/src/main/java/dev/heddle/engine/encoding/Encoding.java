package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An execution as constraints, which tell in which orders its steps are possible when every thread goes the way that it went. They
 * bind only steps that are made: threads may stop anywhere, and what comes behind does not matter.
 *
 * <p>Each step has a moment and a flag: whether it is made. Within a step there is a flag for each part between two decisions. What a
 * read sees takes one moment of its own, that of the write: every other write comes before that, or after the read. So the
 * constraints grow with the pairs of a read and a write of one variable, not with triples.
 */
public final class Encoding {

    private final RecordedRun run;
    private final Expressions expressions;
    private final List<Expr> conditions = new ArrayList<>();
    private final List<RecordedStep> all = new ArrayList<>();
    private final List<Expr> made = new ArrayList<>();
    private final List<Expr> moments = new ArrayList<>();
    /** For each step, whether it comes to its parts. */
    private final List<List<Expr>> parts = new ArrayList<>();
    private final Map<Long, List<Written>> writes = new HashMap<>();
    private final Map<Integer, RecordedStep> left = new HashMap<>();
    private final Notifications notifications;
    private final Expr end;
    private final boolean inputsOpen;
    private final Set<Long> watched;
    private final List<Sight> sights = new ArrayList<>();
    private final List<Expr> inputs = new ArrayList<>();
    private HappensBefore order;
    private Set<Expr> matter;
    private int fresh;

    /** The last write of a variable in a step. */
    private record Written(int step, Expr value) {}

    /** A read of what another step has written, or nobody. */
    private record External(RecordedStep step, int part, long key, Expr symbol, Expr requirement) {}

    public Encoding(RecordedRun run, Expressions expressions) {
        this(run, expressions, false);
    }

    /**
     * That a read of a watched variable sees a write.
     *
     * @param flag holds if it does
     */
    public record Sight(RecordedStep reader, long key, RecordedStep writer, Expr flag) {}

    /** @param inputsOpen whether inputs may have other values than they had */
    public Encoding(RecordedRun run, Expressions expressions, boolean inputsOpen) {
        this(run, expressions, inputsOpen, Set.of());
    }

    /** @param watched variables of which it matters who sees what, also where nothing depends on it */
    public Encoding(RecordedRun run, Expressions expressions, boolean inputsOpen, Set<Long> watched) {
        this.run = run;
        this.watched = watched;
        this.inputsOpen = inputsOpen;
        this.expressions = expressions;
        this.end = expressions.moment("end");
        all.addAll(run.steps());
        addLeft();
        for (RecordedStep step : all) {
            addFlags(step);
        }
        this.notifications = new Notifications(this, all);
        encode();
    }

    /** Steps at which threads were left, those included that wait for a notification. */
    private void addLeft() {
        run.threads().forEach((thread, own) -> {
            RecordedStep last = own.get(own.size() - 1);
            RecordedStep next = run.pending().get(thread);
            if (last.waitsIn() != 0 && (next == null || next.events().isEmpty())) {
                next = Notifications.wakeUpOf(last, all.size(), expressions);
            }
            if (next != null && !last.ends()) {
                boolean wakesUp = next.notified() == null && (next.isWakeUp() || last.waitsIn() != 0);
                next = new RecordedStep(all.size(), thread, own.size(), -1, wakesUp ? 0 : -1, next.notified(),
                        0, 0, 0, false, false, false, 0, next.events());
                left.put(thread, next);
                all.add(next);
            }
        });
    }

    private void addFlags(RecordedStep step) {
        String name = step.thread() + "." + step.number();
        made.add(expressions.flag("x" + name));
        moments.add(expressions.moment("o" + name));
        List<Expr> own = new ArrayList<>();
        for (int part = 0; part <= step.decisions().size(); part++) {
            own.add(expressions.flag("a" + name + "." + part));
        }
        parts.add(own);
    }

    // What others build on

    public Expressions expressions() {
        return expressions;
    }

    /** Adds a condition of somebody else's to those that hold in every order. */
    public void add(Expr condition) {
        if (condition != expressions.yes) {
            conditions.add(condition);
        }
    }

    public void addIf(Expr guard, Expr condition) {
        add(expressions.implies(guard, condition));
    }

    /** What reads of watched variables may see of other steps. */
    public List<Sight> sights() {
        return Collections.unmodifiableList(sights);
    }

    /** Adds a condition that a user of the encoding has; to be called before questions are asked. */
    public void require(Expr condition) {
        add(condition);
    }

    /** All that holds in every order; grows as deviations are asked for. */
    public List<Expr> conditions() {
        return Collections.unmodifiableList(conditions);
    }

    /** Whether a step is made. */
    public Expr made(RecordedStep step) {
        return made.get(step.index());
    }

    /** When a step is made. */
    public Expr moment(RecordedStep step) {
        return moments.get(step.index());
    }

    /** Whether a step is begun and gets to the n-th part of it, behind so many decisions. */
    public Expr part(RecordedStep step, int n) {
        return parts.get(step.index()).get(n);
    }

    /** Whether the first step comes before the second wherever both are made. */
    public boolean isBefore(RecordedStep first, RecordedStep second) {
        return order.isBefore(first.index(), second.index());
    }

    /** The step that a thread would have made next where it was left; null if it has ended. */
    public RecordedStep left(int thread) {
        return left.get(thread);
    }

    private boolean isLeft(RecordedStep step) {
        return step.index() >= run.steps().size();
    }

    private RecordedStep previous(RecordedStep step) {
        return step.number() == 0 ? null : run.threads().get(step.thread()).get(step.number() - 1);
    }

    // The constraints

    private void encode() {
        matter = Symbols.thatMatter(all);
        encodeInputs();
        List<External> reads = new ArrayList<>();
        for (RecordedStep step : all) {
            encodeStep(step, reads);
        }
        order = new HappensBefore(predecessors(List.of()));
        order = new HappensBefore(predecessors(reads));
        notifications.encode();
        for (External read : reads) {
            encodeRead(read);
        }
    }

    private void encodeInputs() {
        for (Expr symbol : matter) {
            Long value = run.inputs().get(symbol.name());
            if (value != null && inputsOpen) {
                inputs.add(symbol);
            } else if (value != null) {
                add(expressions.equal(symbol, expressions.constant(symbol.sort(), value)));
            }
        }
    }

    private void encodeStep(RecordedStep step, List<External> reads) {
        Expr x = made(step);
        List<Expr> own = parts.get(step.index());
        RecordedStep before = previous(step);
        if (before != null) {
            addIf(own.get(0), made(before));
            add(expressions.before(moment(before), moment(step)));
        } else if (step.start() >= 0) {
            RecordedStep start = run.steps().get(step.start());
            addIf(own.get(0), made(start));
            add(expressions.before(moment(start), moment(step)));
        }
        addIf(x, own.get(own.size() - 1));
        addIf(x, expressions.before(moment(step), end));
        if (isLeft(step)) {
            add(expressions.not(x));
        }
        encodeEvents(step, reads);
    }

    private void encodeEvents(RecordedStep step, List<External> reads) {
        List<Expr> own = parts.get(step.index());
        Map<Long, Expr> written = new HashMap<>();
        int part = 0;
        for (int i = 0; i < step.events().size(); i++) {
            RecordedEvent event = step.events().get(i);
            if (event instanceof RecordedEvent.Read read
                    && (matter.contains(read.symbol()) || watched.contains(read.key()))) {
                Expr mine = written.get(read.key());
                if (mine != null) {
                    addIf(own.get(part), expressions.equal(read.symbol(), mine));
                } else {
                    reads.add(new External(step, part, read.key(), read.symbol(), requirementAfter(step, i)));
                }
            } else if (event instanceof RecordedEvent.Write write) {
                written.put(write.key(), write.value());
            } else if (event instanceof RecordedEvent.Requirement requirement) {
                addIf(own.get(part), requirement.condition());
            } else if (event instanceof RecordedEvent.Decision decision) {
                part++;
                addIf(own.get(part), own.get(part - 1));
                addIf(own.get(part), decision.condition());
            }
        }
        if (!isLeft(step)) {
            written.forEach((key, value) -> writes.computeIfAbsent(key, k -> new ArrayList<>())
                    .add(new Written(step.index(), value)));
        }
    }

    private Expr requirementAfter(RecordedStep step, int event) {
        return event + 1 < step.events().size()
                && step.events().get(event + 1) instanceof RecordedEvent.Requirement requirement
                ? requirement.condition() : null;
    }

    private List<List<Integer>> predecessors(List<External> reads) {
        List<List<Integer>> predecessors = new ArrayList<>();
        for (RecordedStep step : all) {
            List<Integer> own = new ArrayList<>();
            RecordedStep before = previous(step);
            if (before != null) {
                own.add(before.index());
            } else if (step.start() >= 0) {
                own.add(step.start());
            }
            predecessors.add(own);
        }
        for (External read : reads) {
            if (read.requirement != null && !canBe(read, run.initial(read.key))) {
                List<Written> sources = sources(read);
                if (sources.size() == 1 && sources.get(0).step < read.step.index()) {
                    predecessors.get(read.step.index()).add(sources.get(0).step);
                }
            }
        }
        return predecessors;
    }

    /** Whether a value is not known to be one with which the step is impossible. */
    private boolean canBe(External read, Expr value) {
        return read.requirement == null || !value.isConstant()
                || !expressions.substitute(read.requirement, read.symbol, value).isConstant(0);
    }

    /** The writes that a read may see. */
    private List<Written> sources(External read) {
        List<Written> all = writes.getOrDefault(read.key, List.of());
        List<Written> sources = new ArrayList<>();
        for (Written write : all) {
            if (mayComeBefore(write, read) && canBe(read, write.value) && !isHidden(write, read, all)) {
                sources.add(write);
            }
        }
        return sources;
    }

    private boolean mayComeBefore(Written write, External read) {
        return write.step != read.step.index() && !order.isBefore(read.step.index(), write.step);
    }

    /** Whether another write always comes between. */
    private boolean isHidden(Written write, External read, List<Written> all) {
        return order.isBefore(write.step, read.step.index())
                && all.stream().anyMatch(other -> other != write && order.isBefore(write.step, other.step)
                && order.isBefore(other.step, read.step.index()));
    }

    private void encodeRead(External read) {
        Expr guard = part(read.step, read.part);
        List<Written> all = writes.getOrDefault(read.key, List.of());
        List<Written> sources = sources(read);
        Expr initial = run.initial(read.key);
        boolean seesInitial = canBe(read, initial)
                && all.stream().noneMatch(write -> order.isBefore(write.step, read.step.index()));
        List<Written> others = all.stream().filter(write -> mayComeBefore(write, read)).toList();
        Expr now = moment(read.step);
        if (sources.isEmpty()) {
            addIf(guard, seesInitial ? sees(read, initial) : expressions.no);
            for (Written other : others) {
                add(expressions.some(List.of(expressions.not(guard), expressions.not(made.get(other.step)),
                        expressions.before(now, moments.get(other.step)))));
            }
            return;
        }
        Expr source = expressions.moment("r" + fresh);
        List<Expr> ways = new ArrayList<>();
        if (seesInitial) {
            Expr sees = expressions.flag("i" + fresh);
            ways.add(sees);
            addIf(sees, sees(read, initial));
            for (Written other : others) {
                add(expressions.some(List.of(expressions.not(sees), expressions.not(made.get(other.step)),
                        expressions.before(now, moments.get(other.step)))));
            }
        }
        Map<Written, Expr> seen = new HashMap<>();
        for (Written write : sources) {
            Expr sees = expressions.flag("f" + fresh + "." + write.step);
            Expr then = moments.get(write.step);
            seen.put(write, sees);
            ways.add(sees);
            if (watched.contains(read.key)) {
                sights.add(new Sight(read.step, read.key, this.all.get(write.step), sees));
            }
            addIf(sees, made.get(write.step));
            addIf(sees, expressions.before(then, now));
            addIf(sees, expressions.notAfter(source, then));
            addIf(sees, expressions.notAfter(then, source));
            addIf(sees, sees(read, write.value));
        }
        fresh++;
        List<Expr> some = new ArrayList<>(ways);
        some.add(expressions.not(guard));
        add(expressions.some(some));
        for (Written other : others) {
            Expr then = moments.get(other.step);
            List<Expr> options = new ArrayList<>(List.of(expressions.not(guard), expressions.not(made.get(other.step)),
                    expressions.before(now, then), expressions.before(then, source)));
            if (seen.containsKey(other)) {
                options.add(seen.get(other));
            }
            if (seesInitial) {
                options.add(ways.get(0));
            }
            add(expressions.some(options));
        }
    }

    /** Where nothing depends on what is read it may be anything. */
    private Expr sees(External read, Expr value) {
        return matter.contains(read.symbol) ? expressions.equal(read.symbol, value) : expressions.yes;
    }

    // Other ways

    /** Other ways that threads may go, in the order of the execution. */
    public List<Deviation> deviations() {
        List<Deviation> found = new ArrayList<>();
        Map<Integer, Integer> places = new HashMap<>();
        for (RecordedStep step : run.steps()) {
            List<RecordedEvent.Decision> decisions = step.decisions();
            for (int i = 0; i < decisions.size(); i++) {
                int place = places.merge(step.thread(), 1, Integer::sum) - 1;
                if (!decisions.get(i).condition().isConstant()) {
                    found.add(new Deviation(flag(step, i), step, i, place));
                }
            }
        }
        left.values().stream().sorted((a, b) -> Integer.compare(a.index(), b.index())).forEach(step ->
                found.add(new Deviation(flag(step, -1), step, -1, places.getOrDefault(step.thread(), 0))));
        return found;
    }

    private Expr flag(RecordedStep step, int decision) {
        return expressions.flag("d" + step.thread() + "." + step.number() + "." + decision);
    }

    /** Adds what a deviation's flag means; to be called before it is assumed. */
    public void define(Deviation deviation) {
        RecordedStep step = deviation.step();
        Expr flag = deviation.flag();
        addIf(flag, expressions.notAfter(end, moment(step)));
        addIf(flag, expressions.notAfter(moment(step), end));
        if (deviation.goesPast()) {
            addIf(flag, part(step, 0));
        } else {
            addIf(flag, part(step, deviation.decision()));
            addIf(flag, expressions.not(part(step, deviation.decision() + 1)));
            addIf(flag, expressions.not(deviation.decided().condition()));
        }
    }

    // Ends

    /** Holds in an order that leaves a thread waiting and lets none go on. Adds what that means. */
    public Expr stuck() {
        Expr flag = stuckFlag(expressions);
        List<Expr> waiting = new ArrayList<>();
        Map<Long, Expr> states = new HashMap<>();
        for (RecordedStep step : all) {
            Expr reached = reached(step);
            Expr stopped = expressions.all(List.of(reached, expressions.not(made(step))));
            Expr shut = shut(step, states, flag);
            addIf(flag, expressions.implies(stopped, shut));
            if (shut != expressions.no) {
                waiting.add(stopped);
            }
        }
        addIf(flag, expressions.some(waiting));
        return flag;
    }

    /** What {@link #stuck} assumes. */
    public static Expr stuckFlag(Expressions expressions) {
        return expressions.flag("stuck");
    }

    /** Whether a thread has come to where it makes the step. */
    public Expr reached(RecordedStep step) {
        RecordedStep before = previous(step);
        return before != null ? made(before)
                : step.start() >= 0 ? made.get(step.start()) : expressions.yes;
    }

    /** Whether a step is impossible in the end. */
    private Expr shut(RecordedStep step, Map<Long, Expr> states, Expr flag) {
        List<Expr> ways = new ArrayList<>();
        if (step.isWakeUp()) {
            ways.add(expressions.not(notifications.isNotified(step)));
        }
        Map<Expr, Long> read = new LinkedHashMap<>();
        for (RecordedEvent event : step.events()) {
            if (event instanceof RecordedEvent.Decision || event instanceof RecordedEvent.Write) {
                break;
            } else if (event instanceof RecordedEvent.Read found) {
                read.put(found.symbol(), found.key());
            } else if (event instanceof RecordedEvent.Requirement requirement) {
                Expr now = requirement.condition();
                for (Map.Entry<Expr, Long> each : read.entrySet()) {
                    if (Symbols.contains(now, each.getKey())) {
                        now = expressions.substitute(now, each.getKey(),
                                states.computeIfAbsent(each.getValue(), key -> last(key, flag)));
                    }
                }
                ways.add(expressions.not(now));
            }
        }
        return expressions.some(ways);
    }

    /** What a variable has in the end. */
    private Expr last(long key, Expr flag) {
        int number = fresh++;
        Expr symbol = expressions.input(Sort.LONG, "e" + number, Long.MIN_VALUE, Long.MAX_VALUE);
        List<Written> all = writes.getOrDefault(key, List.of());
        List<Expr> none = new ArrayList<>();
        List<Expr> ways = new ArrayList<>();
        for (Written write : all) {
            none.add(expressions.not(made.get(write.step)));
            List<Expr> way = new ArrayList<>(List.of(made.get(write.step), expressions.equal(symbol, write.value)));
            for (Written other : all) {
                if (other != write && !order.isBefore(other.step, write.step)) {
                    way.add(expressions.some(List.of(expressions.not(made.get(other.step)),
                            expressions.before(moments.get(other.step), moments.get(write.step)))));
                }
            }
            ways.add(expressions.all(way));
        }
        none.add(expressions.equal(symbol, run.initial(key)));
        ways.add(expressions.all(none));
        addIf(flag, expressions.some(ways));
        return symbol;
    }

    /** Holds in an order in which a thread fails before any other. Adds what that means. */
    public Expr failsFirst(RecordedStep step) {
        Expr flag = expressions.flag("first" + step.thread());
        addIf(flag, made(step));
        for (RecordedStep other : run.steps()) {
            if (other.failure() != 0 && other != step) {
                addIf(flag, expressions.not(made(other)));
            }
        }
        return flag;
    }

    /** What an answer must tell for a {@link SolvedSchedule} to be made of it. */
    public List<Expr> wanted() {
        List<Expr> wanted = new ArrayList<>(made);
        wanted.addAll(moments);
        wanted.addAll(notifications.flags());
        wanted.addAll(inputs);
        return wanted;
    }

    /** The inputs of an answer: those that matter, and the others as they were. */
    public Map<String, Long> inputs(Map<String, Long> values) {
        Map<String, Long> all = new HashMap<>(run.inputs());
        inputs.forEach(input -> all.put(input.name(), values.get(input.name())));
        return all;
    }

    Notifications notifications() {
        return notifications;
    }

    /** The end of what is made; what is not made comes no earlier. */
    public Expr end() {
        return end;
    }

    public RecordedRun run() {
        return run;
    }
}
