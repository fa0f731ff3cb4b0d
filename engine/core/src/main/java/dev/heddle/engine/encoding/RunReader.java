package dev.heddle.engine.encoding;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Queueing;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.strategy.api.Waiting;
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
    private final WaitReader waits;
    private final Set<Long> flags = new HashSet<>();
    private final Map<Long, Long> states = new HashMap<>();
    private final Set<Long> counters = new HashSet<>();
    /** Monitors that threads have waited on; a notification of one chooses whom it wakes. */
    private final Set<Long> waitedOn = new HashSet<>();
    private final Map<Long, Expr> initial = new HashMap<>();
    private final Map<String, Long> found = new HashMap<>();
    private final Map<Integer, Integer> made = new HashMap<>();
    private final Set<String> gaps = new LinkedHashSet<>();
    private int nextValue;

    /** @param expressions those that values are made of */
    public RunReader(Expressions expressions) {
        this.expressions = expressions;
        this.waits = new WaitReader(expressions);
    }

    public RecordedRun read(Execution execution) {
        trace = execution.observed();
        values = execution.values();
        counters.clear();
        flags.clear();
        states.clear();
        waitedOn.clear();
        initial.clear();
        made.clear();
        found.clear();
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
        return new RecordedRun(steps, pending, Map.copyOf(initial), inputs, List.copyOf(gaps),
                Map.copyOf(found), Map.of());
    }

    /** Finds synchronizers that count, so that what a release leaves depends on what it has found, monitors waited on, and interrupt flags. */
    private void lookAhead() {
        int end = trace.end(trace.steps() + trace.pending() - 1);
        waits.begin(trace, end);
        for (int access = 0; access < end; access++) {
            Op op = trace.op(access);
            Queueing queueing = trace.queueing(access);
            Gate gate = queueing != null ? queueing.gate() : trace.waiting(access) != null ? trace.waiting(access).gate() : trace.gate(access);
            if ((op == Op.ACQUIRE || queueing != null) && gate != Gate.FREE && gate != Gate.UNKNOWN) {
                counters.add(trace.key(access));
            }
            if (op == Op.WAIT) {
                waitedOn.add(trace.object(access));
            }
            if (op == Op.INTERRUPT || op == Op.INTERRUPTED) {
                flags.add(trace.key(access));
            }
            if (trace.waiting(access) != null) {
                flags.add(trace.waiting(access).interruptKey());
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
        Expr notified = null;
        if (trace.timePassed(step)) {
            gaps.add("time passed because no thread could go on");
        }
        for (int access = trace.first(step); access < trace.end(step); access++) {
            Op op = trace.op(access);
            Waiting waiting = trace.waiting(access);
            wakes |= op == Op.WAKE;
            failure = trace.key(access) == Trace.OUTCOME ? trace.after(access) : failure;
            if (op == Op.NOTIFY || op == Op.NOTIFY_ALL) {
                notifies = trace.key(access);
                all = op == Op.NOTIFY_ALL;
                inOrder = !waitedOn.contains(trace.object(access));
            } else if (waiting != null && waiting.notified() && waiting.mayLeave()) {
                notified = expressions.flag("n" + thread + "." + number);
                await(access, step, notified, events);
            } else {
                synchronize(access, step, notified != null, events);
            }
        }
        readValues(step, events);
        int enabler = trace.enabler(step);
        boolean first = number == 0;
        if (wakes && enabler < 0 && notified == null) {
            gaps.add("a wait that ended without a notification");
        }
        return new RecordedStep(step, thread, number, first ? enabler : -1, wakes && !first && notified == null ? enabler : -1,
                notified, trace.waitsIn(step), trace.waitEndsBy(step), notifies, all, inOrder,
                step < trace.steps() && trace.ends(step), failure, List.copyOf(events));
    }

    private void readValues(int step, List<RecordedEvent> events) {
        for (; nextValue < values.count() && values.step(nextValue) == step; nextValue++) {
            int event = nextValue;
            switch (values.kind(event)) {
                case READ -> {
                    events.add(new RecordedEvent.Read(values.key(event), values.value(event)));
                    found.put(values.value(event).name(), values.constant(event).value());
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

    private void synchronize(int access, int step, boolean leftEarly, List<RecordedEvent> events) {
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
        if (key == Trace.CLOCK) {
            if (trace.mode(access) != Mode.UNITE) {
                gaps.add("somebody looked at the clock");
            }
            return;
        }
        if (op == Op.INPUT || op == Op.OUTPUT) {
            gaps.add("an operation that depends on something outside");
            return;
        }
        if (op == null || op == Op.FORK && trace.before(access) == trace.after(access)) {
            if (op == null && flags.contains(key)) {
                touchFlag(access, step, events);
            } else if (op == null && trace.gate(access) != Gate.ALWAYS && !leftEarly) {
                gaps.add("a wait that could have ended in another way");
            }
            return;
        }
        if (isChangedUnseen(access)) {
            gaps.add("a lock taken again by who had it, or a signal to who waits for a fair one");
        }
        boolean announced = step >= trace.steps();
        if (trace.waiting(access) != null) {
            await(access, step, null, events);
            return;
        }
        if (op == Op.TRY_ACQUIRE && trace.queueing(access) != null) {
            if (!announced) {
                know(key, trace.before(access));
                know(waits.queueKey(access), 0);
                Expr found = waits.come(access, name(access, step), events);
                waits.requeue(access, name(access, step), events);
                write(access, found, events);
            }
            return;
        }
        know(key, trace.before(access));
        Expr found = expressions.input(Sort.LONG, "s" + name(access, step), Long.MIN_VALUE, Long.MAX_VALUE);
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
            default -> look(access, step, found, events);
        }
    }

    /** Tells an operation from all others. */
    private String name(int access, int step) {
        return trace.thread(step) + "." + (made.get(trace.thread(step)) - 1) + "." + (access - trace.first(step));
    }

    /** What a variable has at first, if nothing is known of it so far. */
    private void know(long key, long state) {
        initial.putIfAbsent(key, state(state));
    }

    /** Whether the state or the queue has changed since the last operation on it. */
    private boolean isChangedUnseen(int access) {
        boolean queue = waits.isChangedByOthers(access);
        if (trace.queueing(access) == null || !counters.contains(trace.key(access))) {
            return queue;
        }
        Long before = states.put(trace.key(access), trace.after(access));
        return queue || before != null && before != trace.before(access) && !waits.isWriting(access, trace.before(access));
    }

    /** A wait that may end in another way than it did, or by what it waits for alone. */
    private void await(int access, int step, Expr notified, List<RecordedEvent> events) {
        Waiting waiting = trace.waiting(access);
        boolean announced = step >= trace.steps();
        boolean here = waiting.key() == trace.key(access);
        know(waiting.key(), here ? trace.before(access) : 0);
        if (trace.queueing(access) != null) {
            know(waits.queueKey(access), 0);
        }
        if (waiting.interruptKey() != 0) {
            know(waiting.interruptKey(), 0);
        }
        if (!waits.isKnown(access)) {
            gaps.add(waiting.spurious() ? "a wait that may end for no reason" : "a wait of which only trying tells when it ends");
            Expr found = expressions.input(Sort.LONG, "s" + name(access, step), Long.MIN_VALUE, Long.MAX_VALUE);
            events.add(new RecordedEvent.Read(waiting.key(), found));
            events.add(decide(found, trace.before(access)));
            if (!announced && here) {
                write(access, found, events);
            }
            return;
        }
        Expr found = waits.await(access, name(access, step), notified, announced, events);
        if (!announced) {
            waits.requeue(access, name(access, step), events);
            if (here && waiting.end() == Waiting.End.CAME) {
                write(access, found, events);
            }
        }
    }

    /** A step that looks at an interrupt flag on the way, or clears it. */
    private void touchFlag(int access, int step, List<RecordedEvent> events) {
        if (step >= trace.steps()) {
            return;
        }
        know(trace.key(access), trace.before(access));
        Waiting waiting = trace.waiting(trace.first(step));
        if (waiting == null || waiting.interruptKey() != trace.key(access)) {
            Expr found = expressions.input(Sort.LONG, "s" + name(access, step), Long.MIN_VALUE, Long.MAX_VALUE);
            events.add(new RecordedEvent.Read(trace.key(access), found));
            events.add(decide(found, trace.before(access)));
        }
        if (trace.before(access) != trace.after(access)) {
            events.add(new RecordedEvent.Write(trace.key(access), state(trace.after(access))));
        }
    }

    private static boolean isMemory(Op op) {
        return switch (op) {
            case READ, WRITE, UPDATE, FAILED_UPDATE -> true;
            default -> false;
        };
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
            boolean counts = counters.contains(trace.key(access))
                    && !waits.isWriting(access, before) && !waits.isWriting(access, after);
            events.add(new RecordedEvent.Write(trace.key(access), counts
                    ? expressions.binary(Operator.ADD, found, change) : state(after)));
        }
    }

    /** An operation that never waits and whose outcome depends on the state: each state that it may find is a way of its own. */
    private void look(int access, int step, Expr found, List<RecordedEvent> events) {
        if (step >= trace.steps()) {
            return;
        }
        events.add(new RecordedEvent.Read(trace.key(access), found));
        events.add(decide(found, trace.before(access)));
        if (trace.queueing(access) != null) {
            know(waits.queueKey(access), 0);
            waits.look(access, name(access, step), events);
        }
        if (trace.before(access) != trace.after(access)) {
            events.add(new RecordedEvent.Write(trace.key(access), state(trace.after(access))));
        }
    }

    private Expr state(long value) {
        return expressions.constant(Sort.LONG, value);
    }
}
