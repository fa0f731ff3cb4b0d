package dev.heddle.engine.encoding;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes a {@link RecordedRun} of an execution. */
public final class RunReader {

    private final Expressions expressions;
    private Trace trace;
    private ValueTrace values;
    private final Set<Long> counters = new HashSet<>();
    /** Monitors that threads have waited on; a notification of one chooses whom it wakes. */
    private final Set<Long> waitedOn = new HashSet<>();
    private final Map<Long, Expr> initial = new HashMap<>();
    private final Map<Integer, Integer> made = new HashMap<>();
    private final Set<String> gaps = new LinkedHashSet<>();
    private int nextValue;

    /** @param expressions those that values are made of */
    public RunReader(Expressions expressions) {
        this.expressions = expressions;
    }

    public RecordedRun read(Execution execution) {
        trace = execution.observed();
        values = execution.values();
        counters.clear();
        waitedOn.clear();
        initial.clear();
        made.clear();
        gaps.clear();
        nextValue = 0;
        lookAhead();
        List<RecordedStep> steps = new ArrayList<>();
        for (int step = 0; step < trace.steps(); step++) {
            steps.add(step(step));
        }
        SortedMap<Integer, RecordedStep> pending = new TreeMap<>();
        for (int i = 0; i < trace.pending(); i++) {
            RecordedStep step = step(trace.steps() + i);
            pending.put(step.thread(), step);
        }
        for (int i = 0; i < values.count(); i++) {
            if (values.kind(i) != ValueTrace.Kind.DECISION) {
                initial.put(values.key(i), values.initial(values.key(i)));
            }
        }
        if (trace.timeSlipped()) {
            gaps.add("time passed while a thread was busy");
        }
        Map<String, Long> inputs = execution.path() == null ? Map.of() : Map.copyOf(execution.path().inputs());
        return new RecordedRun(steps, pending, Map.copyOf(initial), inputs, List.copyOf(gaps));
    }

    /** Finds synchronizers that count, so that what a release leaves depends on what it has found, and monitors waited on. */
    private void lookAhead() {
        for (int access = 0; access < trace.end(trace.steps() + trace.pending() - 1); access++) {
            Gate gate = trace.gate(access);
            if (trace.op(access) == Op.ACQUIRE && gate != Gate.FREE && gate != Gate.UNKNOWN) {
                counters.add(trace.key(access));
            }
            if (trace.op(access) == Op.WAIT) {
                waitedOn.add(trace.object(access));
            }
        }
    }

    private RecordedStep step(int step) {
        int thread = trace.thread(step);
        int number = made.merge(thread, 1, Integer::sum) - 1;
        List<RecordedEvent> events = new ArrayList<>();
        long notifies = 0;
        boolean all = false;
        boolean wakes = false;
        boolean inOrder = false;
        long failure = 0;
        if (trace.timePassed(step)) {
            gaps.add("time passed because no thread could go on");
        }
        for (int access = trace.first(step); access < trace.end(step); access++) {
            Op op = trace.op(access);
            wakes |= op == Op.WAKE;
            failure = trace.key(access) == Trace.OUTCOME ? trace.after(access) : failure;
            if (op == Op.NOTIFY || op == Op.NOTIFY_ALL) {
                notifies = trace.key(access);
                all = op == Op.NOTIFY_ALL;
                inOrder = !waitedOn.contains(trace.object(access));
            } else {
                synchronize(access, step, events);
            }
        }
        readValues(step, events);
        int enabler = trace.enabler(step);
        boolean first = number == 0;
        if (wakes && enabler < 0) {
            gaps.add("a wait that ended without a notification");
        }
        return new RecordedStep(step, thread, number, first ? enabler : -1, wakes && !first ? enabler : -1,
                trace.waitsIn(step), notifies, all, inOrder, step < trace.steps() && trace.ends(step), failure, List.copyOf(events));
    }

    private void readValues(int step, List<RecordedEvent> events) {
        for (; nextValue < values.count() && values.step(nextValue) == step; nextValue++) {
            int event = nextValue;
            switch (values.kind(event)) {
                case READ -> {
                    events.add(new RecordedEvent.Read(values.key(event), values.value(event)));
                    if (!values.isFollowed(event)) {
                        Expr constant = values.constant(event);
                        events.add(new RecordedEvent.Decision(expressions.equal(values.value(event), constant),
                                constant.value(), true, null));
                    }
                }
                case WRITE -> events.add(new RecordedEvent.Write(values.key(event), values.value(event)));
                default -> events.add(decision(values.decision(event)));
            }
        }
    }

    private RecordedEvent decision(Branch branch) {
        Expr held = branch.holding(expressions);
        boolean pinned = branch.kind() == Branch.Kind.PINNED;
        return new RecordedEvent.Decision(held, pinned ? held.form() : branch.taken() ? 1 : 0, pinned, branch.at());
    }

    // Synchronisation: the state of what is synchronised on is a variable too

    private void synchronize(int access, int step, List<RecordedEvent> events) {
        long key = trace.key(access);
        Op op = trace.op(access);
        if (key == Trace.OUTCOME) {
            return;
        }
        if (values.initial(key) != null && op != null && isMemory(op)) {
            if (step >= trace.steps() && op != Op.WRITE) {
                // Nobody knows what would depend on it, but who could be seen there may matter.
                events.add(new RecordedEvent.Read(key, expressions.input(values.initial(key).sort(),
                        "p" + trace.thread(step), Long.MIN_VALUE, Long.MAX_VALUE)));
            }
            return;
        }
        if (key == Trace.CLOCK || op == Op.TIME_OUT || op == Op.INPUT || op == Op.OUTPUT) {
            gaps.add("an operation that depends on time, or on something outside");
            return;
        }
        if (op == null || op == Op.FORK && trace.before(access) == trace.after(access)) {
            if (op == null && trace.gate(access) != Gate.ALWAYS) {
                gaps.add("a wait that could have ended in another way");
            }
            return;
        }
        if (!initial.containsKey(key)) {
            initial.put(key, state(before(access)));
        }
        boolean announced = step >= trace.steps();
        Expr found = expressions.input(Sort.LONG, "s" + trace.thread(step) + "." + (made.get(trace.thread(step)) - 1)
                + "." + (access - trace.first(step)), Long.MIN_VALUE, Long.MAX_VALUE);
        switch (op) {
            case ACQUIRE, WAKE, JOIN, PARK -> {
                events.add(new RecordedEvent.Read(key, found));
                await(access, found, events);
                if (!announced) {
                    write(access, found, events);
                }
            }
            case RELEASE, WAIT, END, UNPARK, FORK -> {
                if (counters.contains(key)) {
                    events.add(new RecordedEvent.Read(key, found));
                }
                if (!announced) {
                    write(access, found, events);
                }
            }
            case INTERRUPT -> events.add(new RecordedEvent.Write(key, state(1)));
            default -> look(access, announced, found, events);
        }
    }

    private static boolean isMemory(Op op) {
        return switch (op) {
            case READ, WRITE, UPDATE, FAILED_UPDATE -> true;
            default -> false;
        };
    }

    private long before(int access) {
        return trace.op(access) == Op.INTERRUPTED && trace.mode(access) == Mode.WRITE ? 1 : trace.before(access);
    }

    private void await(int access, Expr found, List<RecordedEvent> events) {
        Expr need = state(trace.need(access));
        switch (trace.gate(access)) {
            case FREE -> require(expressions.equal(found, state(0)), events);
            case NONE_LEFT -> require(expressions.binary(Operator.LE, found, state(0)), events);
            case ENOUGH -> require(expressions.binary(Operator.LE, need, found), events);
            case NO_WRITER -> require(expressions.equal(
                    expressions.binary(Operator.AND, found, state(0xFFFF)), state(0)), events);
            case ALWAYS -> { }
            default -> {
                gaps.add("a wait of which only trying tells when it ends");
                events.add(decide(found, trace.before(access)));
            }
        }
    }

    private static void require(Expr condition, List<RecordedEvent> events) {
        events.add(new RecordedEvent.Requirement(condition));
    }

    private RecordedEvent decide(Expr found, long state) {
        return new RecordedEvent.Decision(expressions.equal(found, state(state)), state, true, null);
    }

    private void write(int access, Expr found, List<RecordedEvent> events) {
        long before = trace.before(access);
        long after = trace.after(access);
        if (trace.op(access) == Op.UNPARK) {
            // One permit is as good as many.
            events.add(new RecordedEvent.Write(trace.key(access), state(1)));
        } else if (before != after) {
            Expr change = state(after - before);
            events.add(new RecordedEvent.Write(trace.key(access), counters.contains(trace.key(access))
                    ? expressions.binary(Operator.ADD, found, change) : state(after)));
        }
    }

    /** An operation that never waits and whose outcome depends on the state: each state that it may find is a way of its own. */
    private void look(int access, boolean announced, Expr found, List<RecordedEvent> events) {
        if (trace.op(access) == Op.INTERRUPTED) {
            boolean clears = trace.mode(access) == Mode.WRITE;
            events.add(new RecordedEvent.Read(trace.key(access), found));
            events.add(decide(found, clears ? 1 : 0));
            if (clears) {
                events.add(new RecordedEvent.Write(trace.key(access), state(0)));
            }
            return;
        }
        if (announced) {
            return;
        }
        events.add(new RecordedEvent.Read(trace.key(access), found));
        events.add(decide(found, trace.before(access)));
        if (trace.before(access) != trace.after(access)) {
            events.add(new RecordedEvent.Write(trace.key(access), state(trace.after(access))));
        }
    }

    private Expr state(long value) {
        return expressions.constant(Sort.LONG, value);
    }
}
