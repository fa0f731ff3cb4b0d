package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What reads see: of each the last write before it, or what was there at first. A read has one moment of its own, that of the
 * write: every other write comes before that, or after the read. So the constraints grow with the pairs of a read and a write
 * of one variable, not with triples.
 */
final class Sights {

    private final Encoding encoding;
    private final Expressions expressions;
    private final List<RecordedStep> steps;
    private final Set<Expr> matter;
    private final Set<Expr> once;
    /** Those of the symbols that matter also where hard terms may be anything. */
    private final Set<Expr> always;
    private final Set<Long> watched;
    private final CountDowns latches;
    private final Map<Long, List<Written>> writes = new HashMap<>();
    private final List<External> reads = new ArrayList<>();
    private final List<Encoding.Sight> sights = new ArrayList<>();
    private HappensBefore order;
    private int fresh;

    /** The last write of a variable in a step. */
    record Written(int step, Expr value) {}

    /** A read of what another step has written, or nobody. */
    private record External(RecordedStep step, int part, long key, Expr symbol, Expr requirement) {}

    /** @param matter symbols of which it matters what they are; of no other read it is asked what it sees unless it is watched */
    Sights(Encoding encoding, List<RecordedStep> steps, Set<Expr> matter, Set<Long> watched, CountDowns latches) {
        this.latches = latches;
        this.encoding = encoding;
        this.expressions = encoding.expressions();
        this.steps = steps;
        this.matter = matter;
        this.once = onceUsed(steps);
        this.always = encoding.run().definitions().isEmpty() ? matter : Symbols.thatMatter(steps, Map.of(), latches);
        this.watched = watched;
    }

    /** Symbols that one requirement depends on, and nothing else. */
    private static Set<Expr> onceUsed(List<RecordedStep> steps) {
        Set<Expr> used = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Expr> again = Collections.newSetFromMap(new IdentityHashMap<>());
        for (RecordedStep step : steps) {
            for (RecordedEvent event : step.events()) {
                Symbols.of(event).forEach(symbol -> {
                    if (!used.add(symbol) || !(event instanceof RecordedEvent.Requirement)) {
                        again.add(symbol);
                    }
                });
            }
        }
        used.removeAll(again);
        return used;
    }

    boolean asks(RecordedEvent.Read read) {
        return matter.contains(read.symbol()) || watched.contains(read.key());
    }

    /**
     * Adds a read that sees what others have written.
     *
     * @param requirement what it must find for its step to be possible; else null
     */
    void read(RecordedStep step, int part, RecordedEvent.Read read, Expr requirement) {
        reads.add(new External(step, part, read.key(), read.symbol(), requirement));
    }

    void write(RecordedStep step, long key, Expr value) {
        writes.computeIfAbsent(key, k -> new ArrayList<>()).add(new Written(step.index(), value));
    }

    /** The last writes of a variable in each step that writes it. */
    List<Written> writes(long key) {
        return writes.getOrDefault(key, List.of());
    }

    /** What reads of watched variables may see of other steps. */
    List<Encoding.Sight> sights() {
        return Collections.unmodifiableList(sights);
    }

    HappensBefore order() {
        return order;
    }

    /** Finds what comes before what: by threads and their starts, then by what had to be there for a step to be possible. */
    void findOrder() {
        order = new HappensBefore(predecessors(List.of()));
        order = new HappensBefore(predecessors(reads));
    }

    void encode() {
        reads.forEach(this::encodeRead);
    }

    private List<List<Integer>> predecessors(List<External> known) {
        List<List<Integer>> predecessors = new ArrayList<>();
        for (RecordedStep step : steps) {
            List<Integer> own = new ArrayList<>();
            RecordedStep before = encoding.previous(step);
            if (before != null) {
                own.add(before.index());
            } else if (step.start() >= 0) {
                own.add(step.start());
            }
            addCountDowns(step, own);
            predecessors.add(own);
        }
        for (External read : known) {
            if (read.requirement != null && !canBe(read, encoding.run().initial(read.key))) {
                List<Written> sources = sources(read);
                if (sources.size() == 1 && sources.get(0).step < read.step.index()) {
                    predecessors.get(read.step.index()).add(sources.get(0).step);
                }
            }
        }
        return predecessors;
    }

    private void addCountDowns(RecordedStep step, List<Integer> predecessors) {
        for (int i = 0; i + 1 < step.events().size(); i++) {
            if (step.events().get(i) instanceof RecordedEvent.Read read && latches.contains(read.key())
                    && step.events().get(i + 1) instanceof RecordedEvent.Requirement) {
                latches.of(read.key()).stream().map(RecordedStep::index).filter(index -> index < step.index())
                        .forEach(predecessors::add);
            }
        }
    }

    /** Whether a value is not known to be one with which the step is impossible. */
    private boolean canBe(External read, Expr value) {
        return read.requirement == null || !value.isConstant()
                || !expressions.substitute(read.requirement, read.symbol, value).isConstant(0);
    }

    /** Whether a value is known to be one with which the step is possible. */
    private boolean mustBe(External read, Expr value) {
        return value.isConstant() && expressions.substitute(read.requirement, read.symbol, value).isConstant(1);
    }

    /** The writes that a read may see. */
    private List<Written> sources(External read) {
        List<Written> all = writes(read.key);
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
        Expr guard = guard(read);
        List<Written> all = writes(read.key);
        List<Written> sources = sources(read);
        Expr initial = encoding.run().initial(read.key);
        boolean seesInitial = canBe(read, initial)
                && all.stream().noneMatch(write -> order.isBefore(write.step, read.step.index()));
        // What is found may only be the right thing: which it is does not matter then.
        boolean plain = read.requirement != null && once.contains(read.symbol) && (!seesInitial || mustBe(read, initial))
                && sources.stream().allMatch(write -> mustBe(read, write.value));
        if (read.requirement != null && !plain) {
            encoding.addIf(guard, read.requirement);
        }
        List<Written> others = all.stream().filter(write -> mayComeBefore(write, read)).toList();
        if (sources.isEmpty()) {
            fresh++;
            encoding.addIf(guard, seesInitial ? sees(read, initial, plain) : expressions.no);
            for (Written other : others) {
                seesBefore(guard, read, other);
            }
            return;
        }
        Expr source = expressions.moment("r" + fresh);
        List<Expr> ways = new ArrayList<>();
        if (seesInitial) {
            Expr sees = expressions.flag("i" + fresh);
            ways.add(sees);
            encoding.addIf(sees, sees(read, initial, plain));
            for (Written other : others) {
                seesBefore(sees, read, other);
            }
        }
        Map<Written, Expr> seen = seeWrites(read, sources, source, plain);
        ways.addAll(seen.values());
        fresh++;
        List<Expr> some = new ArrayList<>(ways);
        some.add(expressions.not(guard));
        encoding.add(expressions.some(some));
        for (Written other : others) {
            Expr then = moment(other);
            List<Expr> options = new ArrayList<>(List.of(expressions.not(guard), expressions.not(made(other)),
                    expressions.before(encoding.moment(read.step), then), expressions.before(then, source)));
            if (seen.containsKey(other)) {
                options.add(seen.get(other));
            }
            if (seesInitial) {
                options.add(ways.get(0));
            }
            encoding.add(expressions.some(options));
        }
    }

    /** Holds where what is read matters. */
    private Expr guard(External read) {
        Expr part = encoding.part(read.step, read.part);
        if (always.contains(read.symbol) || watched.contains(read.key)) {
            return part;
        }
        Expr guard = expressions.flag("g" + fresh);
        encoding.add(expressions.some(List.of(expressions.not(part), expressions.not(encoding.follows()), guard)));
        return guard;
    }

    private Map<Written, Expr> seeWrites(External read, List<Written> sources, Expr source, boolean plain) {
        Map<Written, Expr> seen = new LinkedHashMap<>();
        for (Written write : sources) {
            Expr sees = expressions.flag("f" + fresh + "." + write.step);
            Expr then = moment(write);
            seen.put(write, sees);
            if (watched.contains(read.key)) {
                sights.add(new Encoding.Sight(read.step, read.key, steps.get(write.step), sees));
            }
            encoding.addIf(sees, made(write));
            encoding.addIf(sees, expressions.before(then, encoding.moment(read.step)));
            encoding.addIf(sees, expressions.notAfter(source, then));
            encoding.addIf(sees, expressions.notAfter(then, source));
            encoding.addIf(sees, sees(read, write.value, plain));
        }
        return seen;
    }

    /** Where the condition holds, a write is not made, or comes after the read. */
    private void seesBefore(Expr condition, External read, Written write) {
        encoding.add(expressions.some(List.of(expressions.not(condition), expressions.not(made(write)),
                expressions.before(encoding.moment(read.step), moment(write)))));
    }

    /** Where nothing depends on what is read it may be anything. */
    private Expr sees(External read, Expr value, boolean plain) {
        return !plain && matter.contains(read.symbol) ? expressions.equal(read.symbol, value) : expressions.yes;
    }

    Expr made(Written write) {
        return encoding.made(steps.get(write.step));
    }

    Expr moment(Written write) {
        return encoding.moment(steps.get(write.step));
    }
}
