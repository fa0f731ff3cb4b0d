package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * An execution as constraints, which tell in which orders its steps are possible when every thread goes the way that it went. They
 * bind only steps that are made: threads may stop anywhere, and what comes behind does not matter.
 *
 * <p>Each step whose place matters has a moment and a flag: whether it is made. Within a step there is a flag for each part between two
 * decisions.
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
    private final Map<Integer, RecordedStep> left = new TreeMap<>();
    private final Set<Expr> matter;
    private final CountDowns latches;
    private final Notifications notifications;
    private final Sights seen;
    private final boolean[] anchors;
    private final Expr end;
    private final boolean inputsOpen;
    private final List<Expr> inputs = new ArrayList<>();

    /**
     * That a read of a watched variable sees a write.
     *
     * @param flag holds if it does
     */
    public record Sight(RecordedStep reader, long key, RecordedStep writer, Expr flag) {}

    /** With a moment for each step, for who asks about any of them. */
    public Encoding(RecordedRun run, Expressions expressions) {
        this(run, expressions, false, Set.of(), true);
    }

    /** @param inputsOpen whether inputs may have other values than they had */
    public Encoding(RecordedRun run, Expressions expressions, boolean inputsOpen) {
        this(run, expressions, inputsOpen, Set.of(), false);
    }

    /** @param watched variables of which it matters who sees what, also where nothing depends on it */
    public Encoding(RecordedRun run, Expressions expressions, boolean inputsOpen, Set<Long> watched) {
        this(run, expressions, inputsOpen, watched, false);
    }

    private Encoding(RecordedRun run, Expressions expressions, boolean inputsOpen, Set<Long> watched, boolean whole) {
        this.inputsOpen = inputsOpen;
        this.expressions = expressions;
        this.end = expressions.moment("end");
        List<RecordedStep> steps = new ArrayList<>(run.steps());
        steps.addAll(LeftSteps.of(run, expressions));
        HappensBefore threads = HappensBefore.ofThreads(run, steps);
        SolverFreeParts simplification = new SolverFreeParts(run, steps, threads, expressions);
        steps.forEach(step -> all.add(simplification.of(step)));
        this.run = run.defining(all.subList(0, run.steps().size()), run.definitions());
        all.subList(run.steps().size(), all.size()).forEach(step -> left.put(step.thread(), step));
        this.latches = new CountDowns(this.run, all, threads, expressions);
        this.matter = Symbols.thatMatter(all, run.definitions(), latches);
        this.seen = new Sights(this, all, matter, watched, latches);
        Set<Long> asked = new HashSet<>(latches.keys());
        asked.addAll(watched);
        this.anchors = new Anchors(all, matter, asked).of(run.steps().size());
        for (RecordedStep step : all) {
            anchors[step.index()] |= whole;
            addFlags(step);
        }
        this.notifications = new Notifications(this, all);
        encode();
    }

    private void addFlags(RecordedStep step) {
        if (!anchors[step.index()]) {
            int before = previous(step).index();
            made.add(made.get(before));
            moments.add(moments.get(before));
            parts.add(List.of(made.get(before)));
            return;
        }
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
        return seen.sights();
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
        return seen.order().isBefore(first.index(), second.index());
    }

    /** Assumed where it matters what the reads see of which only hard terms are made. */
    Expr follows() {
        return expressions.flag("follows");
    }

    /** Symbols of which it matters what they are. */
    Set<Expr> matter() {
        return matter;
    }

    /** The step that a thread would have made next where it was left; null if it has ended. */
    public RecordedStep left(int thread) {
        return left.get(thread);
    }

    private boolean isLeft(RecordedStep step) {
        return step.index() >= run.steps().size();
    }

    RecordedStep previous(RecordedStep step) {
        return step.number() == 0 ? null : run.threads().get(step.thread()).get(step.number() - 1);
    }

    // The constraints

    private void encode() {
        encodeInputs();
        for (RecordedStep step : all) {
            encodeStep(step);
        }
        seen.findOrder();
        notifications.encode();
        seen.encode();
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

    private void encodeStep(RecordedStep step) {
        if (!anchors[step.index()]) {
            return;
        }
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
        encodeEvents(step);
    }

    private void encodeEvents(RecordedStep step) {
        List<Expr> own = parts.get(step.index());
        Map<Long, Expr> written = new HashMap<>();
        int part = 0;
        for (int i = 0; i < step.events().size(); i++) {
            RecordedEvent event = step.events().get(i);
            if (event instanceof RecordedEvent.Read read && latches.contains(read.key())) {
                if (requirementAfter(step, i) != null) {
                    encodeAwait(step, own.get(part), read.key());
                }
            } else if (event instanceof RecordedEvent.Read read && seen.asks(read)) {
                Expr mine = written.get(read.key());
                if (mine != null) {
                    addIf(own.get(part), expressions.equal(read.symbol(), mine));
                } else {
                    Expr requirement = requirementAfter(step, i);
                    seen.read(step, part, read, requirement);
                    i += requirement == null ? 0 : 1;
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
            written.forEach((key, value) -> seen.write(step, key, value));
        }
    }

    private void encodeAwait(RecordedStep step, Expr guard, long latch) {
        if (!latches.opens(latch)) {
            addIf(guard, expressions.no);
        }
        for (RecordedStep counting : latches.of(latch)) {
            addIf(guard, made(counting));
            add(expressions.some(List.of(expressions.not(guard), expressions.before(moment(counting), moment(step)))));
        }
    }

    private Expr requirementAfter(RecordedStep step, int event) {
        return event + 1 < step.events().size()
                && step.events().get(event + 1) instanceof RecordedEvent.Requirement requirement
                ? requirement.condition() : null;
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
        left.values().forEach(step ->
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
        return new StuckEnds(this, notifications, seen, latches).encode(all);
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

    /** Holds in an order in which a thread fails before any other. Adds what that means. */
    public Expr failsFirst(RecordedStep step) {
        Expr flag = expressions.flag("first" + step.thread());
        addIf(flag, made(step));
        for (RecordedStep other : run.steps()) {
            if (other.failure() != 0 && other.index() != step.index()) {
                addIf(flag, expressions.not(made(other)));
            }
        }
        return flag;
    }

    /** What an answer must tell for a {@link SolvedSchedule} to be made of it. */
    public List<Expr> wanted() {
        Set<Expr> wanted = new LinkedHashSet<>(made);
        wanted.addAll(moments);
        wanted.addAll(notifications.flags());
        wanted.addAll(inputs);
        return List.copyOf(wanted);
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
