package dev.heddle.engine.encoding;

import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Queueing;
import dev.heddle.engine.strategy.api.Queueing.Waiter;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.api.Waiting;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import dev.heddle.engine.symbolic.expr.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What waits, and queues whose order matters, are in constraints. A wait that only what is waited for ends is a requirement. Where
 * an interrupt or its time may end it as well, which of them does is a decision; what is waited for goes before the interrupt, that
 * before the time. A queue is a variable too: each order that a thread finds in it is a way of its own.
 */
final class WaitReader {

    private static final long QUEUE = 0x5155_4555_4500_0000L;

    private final Expressions expressions;
    private final Map<Long, Set<List<Waiter>>> queues = new HashMap<>();
    private final Map<Long, List<Waiter>> last = new HashMap<>();
    private Trace trace;

    WaitReader(Expressions expressions) {
        this.expressions = expressions;
    }

    /** Looks for all that stood in queues. */
    void begin(Trace newTrace, int accesses) {
        trace = newTrace;
        queues.clear();
        last.clear();
        for (int access = 0; access < accesses; access++) {
            Queueing queueing = trace.queueing(access);
            if (queueing != null) {
                Set<List<Waiter>> known = queues.computeIfAbsent(trace.key(access), key -> new LinkedHashSet<>());
                known.add(queueing.before());
                known.add(queueing.after());
            }
        }
    }

    /** Whether somebody else than who stands in the queue, or takes part in the operation, has changed it since the last operation. */
    boolean isChangedByOthers(int access) {
        Queueing queueing = trace.queueing(access);
        if (queueing == null) {
            return false;
        }
        List<Waiter> before = last.getOrDefault(trace.key(access), List.of());
        last.put(trace.key(access), queueing.after());
        return !before.equals(queueing.before());
    }

    /** Whether it is known when the operation is possible. */
    boolean isKnown(int access) {
        Waiting waiting = trace.waiting(access);
        return waiting != null && !waiting.spurious() && (waiting.gate() != Gate.UNKNOWN || trace.queueing(access) != null);
    }

    /**
     * Adds what an operation waits for.
     *
     * @param name tells the operation from all others
     * @param notified holds if it was notified; null if it need not be, or waits for nothing else
     * @param announced whether it was not made
     * @return the state that it finds
     */
    Expr await(int access, String name, Expr notified, boolean announced, List<RecordedEvent> events) {
        Waiting waiting = trace.waiting(access);
        Expr found = symbol("s" + name);
        events.add(new RecordedEvent.Read(waiting.key(), found));
        Expr open = open(access, waiting, found, name, events);
        Expr interrupted = null;
        if (waiting.interruptKey() != 0) {
            Expr flag = symbol("i" + name);
            events.add(new RecordedEvent.Read(waiting.interruptKey(), flag));
            interrupted = expressions.not(expressions.equal(flag, number(0)));
        }
        Expr comes = open;
        if (notified != null) {
            // Who has been notified needs the monitor or lock back, and nothing else lets it go on.
            require(expressions.implies(notified, open), events);
            comes = notified;
        }
        if (!waiting.limited()) {
            require(interrupted == null ? comes : expressions.some(List.of(comes, interrupted)), events);
        }
        if (!announced && waiting.mayLeave()) {
            boolean came = waiting.end() == Waiting.End.CAME;
            events.add(decide(comes, came));
            if (!came && waiting.limited() && interrupted != null) {
                events.add(decide(interrupted, waiting.end() == Waiting.End.INTERRUPTED));
            }
        }
        return found;
    }

    private Expr open(int access, Waiting waiting, Expr found, String name, List<RecordedEvent> events) {
        Queueing queueing = trace.queueing(access);
        if (queueing == null) {
            return open(waiting.gate(), waiting.need(), found);
        }
        return open(access, queueing, found, name, events);
    }

    private Expr open(int access, Queueing queueing, Expr found, String name, List<RecordedEvent> events) {
        Expr free = open(queueing.gate(), queueing.need(), found);
        Set<List<Waiter>> known = queues.get(trace.key(access));
        if (known.size() == 1 && known.contains(List.<Waiter>of())) {
            return free;
        }
        Expr queue = symbol("q" + name);
        events.add(new RecordedEvent.Read(queueKey(access), queue));
        List<Expr> admitted = new ArrayList<>();
        boolean always = true;
        for (List<Waiter> waiters : known) {
            boolean admits = queueing.admits(waiters);
            always &= admits;
            if (admits) {
                admitted.add(expressions.equal(queue, number(Queueing.number(waiters))));
            }
        }
        return always ? free : expressions.all(List.of(free, expressions.some(admitted)));
    }

    private Expr open(Gate gate, long need, Expr found) {
        return switch (gate) {
            case FREE -> expressions.equal(found, number(0));
            case NONE_LEFT -> expressions.binary(Operator.LE, found, number(0));
            case ENOUGH -> expressions.binary(Operator.LE, number(need), found);
            case NO_WRITER -> expressions.equal(expressions.binary(Operator.AND, found, number(0xFFFF)), number(0));
            default -> expressions.yes;
        };
    }

    /** A thread comes to a queue: it has what it wants at once, or stands in line. Returns the state that it finds. */
    Expr come(int access, String name, List<RecordedEvent> events) {
        Queueing queueing = trace.queueing(access);
        Expr found = symbol("s" + name);
        events.add(new RecordedEvent.Read(trace.key(access), found));
        events.add(decide(open(access, queueing, found, name, events), !queueing.after().contains(queueing.me())));
        return found;
    }

    /** An operation that looks at the queue. */
    void look(int access, String name, List<RecordedEvent> events) {
        Expr queue = symbol("q" + name);
        long before = Queueing.number(trace.queueing(access).before());
        events.add(new RecordedEvent.Read(queueKey(access), queue));
        events.add(new RecordedEvent.Decision(expressions.equal(queue, number(before)), before, true, null));
    }

    /** The queue has changed with the operation. */
    void requeue(int access, String name, List<RecordedEvent> events) {
        Queueing queueing = trace.queueing(access);
        if (queueing != null && !queueing.before().equals(queueing.after())) {
            long before = Queueing.number(queueing.before());
            events.add(new RecordedEvent.Decision(expressions.equal(symbol("q" + name), number(before)), before, true, null));
            events.add(new RecordedEvent.Write(queueKey(access), number(Queueing.number(queueing.after()))));
        }
    }

    /** What stands for the queue that an operation is about. */
    long queueKey(int access) {
        return trace.key(access) ^ QUEUE;
    }

    /** Whether the state is told by a lock for readers and writers, and a writer holds it. */
    boolean isWriting(int access, long state) {
        Queueing queueing = trace.queueing(access);
        return queueing != null && (state & 0xFFFF) != 0
                && (queueing.gate() == Gate.FREE || queueing.gate() == Gate.NO_WRITER);
    }

    private RecordedEvent decide(Expr condition, boolean holds) {
        return new RecordedEvent.Decision(holds ? condition : expressions.not(condition), holds ? 1 : 0, false, null);
    }

    private static void require(Expr condition, List<RecordedEvent> events) {
        events.add(new RecordedEvent.Requirement(condition));
    }

    private Expr symbol(String name) {
        return expressions.input(Sort.LONG, name, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private Expr number(long value) {
        return expressions.constant(Sort.LONG, value);
    }
}
