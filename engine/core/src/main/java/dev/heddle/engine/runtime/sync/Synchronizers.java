package dev.heddle.engine.runtime.sync;

import dev.heddle.bootstrap.Controller;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.jdk.SynchronizerCalls;
import dev.heddle.engine.runtime.memory.Objects;
import dev.heddle.engine.runtime.restore.UndoLog;
import dev.heddle.engine.runtime.state.Clocks;
import dev.heddle.engine.runtime.state.ManagedThread.Wake;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.SynchronizerKind;
import dev.heddle.engine.runtime.state.SynchronizerState;
import dev.heddle.engine.runtime.state.ThreadQueue;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.trace.Imprecisions;
import dev.heddle.engine.strategy.api.Observation;
import dev.heddle.engine.runtime.turn.Turns;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongConsumer;

/**
 * Blocking and queueing of synchronizers built on AbstractQueuedSynchronizer. Their state stays theirs:
 * {@code tryAcquire} and {@code tryRelease} run as they are, each as one step.
 */
public final class Synchronizers {

    /** What is discovered when threads want different things from a synchronizer: the order of its queue. */
    private static final String NEEDS = "order of those who wait for ";

    private final Turns turns;
    private final Objects objects;
    private final UndoLog undo;
    private final Time time;
    private final Interrupts interrupts;
    private final Function<Thread, ManagedThread> threads;
    private final Imprecisions imprecisions;
    private final SharedLocations shared;
    /** Those that were acquired in this execution. */
    private final List<SynchronizerState> used = new ArrayList<>();
    private final List<Observation> leaks = new ArrayList<>();

    public Synchronizers(
            Turns turns,
            Objects objects,
            UndoLog undo,
            Time time,
            Interrupts interrupts,
            Function<Thread, ManagedThread> threads,
            Imprecisions imprecisions,
            SharedLocations shared) {
        this.shared = shared;
        this.imprecisions = imprecisions;
        this.interrupts = interrupts;
        this.undo = undo;
        this.turns = turns;
        this.objects = objects;
        this.time = time;
        this.threads = threads;
    }

    /** One atomic operation that never blocks. */
    public void access(Object synchronizer, boolean isShared) {
        SynchronizerState s = state(synchronizer);
        ManagedThread t = turns.current;
        turns.take(t, Op.TRY_ACQUIRE, s.variable);
        if (turns.traced) {
            t.locks.tried(s.object);
        }
        s.follow(t, isShared);
        s.passOn(t, isShared);
        turns.variables.written(s.variable);
        retryOthers(s);
        if (isShared && s.kind == SynchronizerKind.READ_WRITE) {
            s.triesToShare(t);
        }
    }

    public boolean acquire(Object synchronizer, long arg, boolean isShared, boolean interruptible, long nanos)
            throws InterruptedException {
        ManagedThread t = turns.current;
        SynchronizerState s = state(synchronizer);
        if (s.kind.mayStandInTheWay() && !s.isNeedOfFirst(arg, isShared)) {
            shared.discover(NEEDS + synchronizer.getClass().getName());
        }
        if (interruptible) {
            interrupts.check(t);
        }
        if (s.kind.has(s, t) && attempt(s, t, arg, isShared)) {
            return true;
        }
        long deadline = nanos < 0 ? ManagedThread.NO_DEADLINE : time.deadline(nanos);
        return acquire(t, s, arg, isShared, interruptible, deadline);
    }

    private boolean acquire(
            ManagedThread t, SynchronizerState s, long arg, boolean isShared, boolean interruptible, long deadline)
            throws InterruptedException {
        t.acquireArg = arg;
        t.acquireShared = isShared;
        t.acquireFailed = false;
        boolean queued = s.queue.indexOf(t) >= 0;
        if (!queued && s.kind.ordered(s)) {
            // Who began to wait first is something to be chosen: it decides who goes first.
            t.comes = true;
            turns.take(t, Op.TRY_ACQUIRE, s.variable);
            t.comes = false;
            if (s.ready(t) && attempt(s, t, arg, isShared)) {
                return true;
            }
        }
        while (true) {
            if (!queued && !s.ready(t)) {
                s.queue.add(t);
                queued = true;
            }
            Wake wake = turns.await(t, Op.ACQUIRE, s.variable, s, deadline, interruptible);
            if (wake == Wake.READY) {
                if (interruptible && t.interrupted && mightHaveThrown(s, queued)) {
                    imprecisions.note("an interrupt of a thread that may have what it waits for: the JDK may throw instead");
                }
                if (attempt(s, t, arg, isShared)) {
                    s.queue.remove(t);
                    return true;
                }
                t.acquireFailed = true;
            } else {
                s.queue.remove(t);
                retryOthers(s);
                if (wake == Wake.INTERRUPTED) {
                    Interrupts.throwIfInterrupted(t);
                }
                return false;
            }
        }
    }

    /**
     * Whether an interrupted thread that can have what it waits for might have done something else in the JDK that no
     * execution shows: it may throw if it had to wait. That is as if the interrupt had come before it looked at its flag,
     * which is an order of its own, unless others can tell that it has waited.
     */
    private boolean mightHaveThrown(SynchronizerState s, boolean queued) {
        boolean leavesTraces = s.kind == SynchronizerKind.OTHER || s.kind.ordered(s);
        // To a search by the order of operations, who had to wait and who had not are the same.
        return turns.coversOrders ? leavesTraces : queued;
    }

    /** Lets the synchronizer try, as one step. */
    private boolean attempt(SynchronizerState s, ManagedThread t, long arg, boolean isShared) {
        ThreadQueue sharers = s.sharers();
        boolean success = SynchronizerCalls.tryAcquire(s.object.object, arg, isShared);
        if (success) {
            if (isShared && s.kind == SynchronizerKind.READ_WRITE) {
                sharers.add(t);
            }
            s.follow(t, isShared);
            turns.variables.written(s.variable);
            acquired(s, t);
        }
        return success;
    }

    private void acquired(SynchronizerState s, ManagedThread t) {
        if (!s.used) {
            s.used = true;
            used.add(s);
        }
        s.acquiredAt = t.at;
        if (turns.traced) {
            t.locks.tried(s.object);
        }
    }

    public void begin() {
        used.clear();
        leaks.clear();
    }

    /** Locks that threads have not given back although they have ended. */
    public List<Observation> leaks() {
        return leaks;
    }

    /** No thread goes on, and none has been made to end yet. */
    public void over() {
        for (SynchronizerState s : used) {
            ManagedThread holder = s.kind.holder(s, null);
            if (holder != null && holder.finished) {
                leaks.add(new Observation(ViolationKind.LEAKED_LOCK, s.object.object.getClass().getName() + " of "
                        + holder.name(), holder.name() + " has ended without giving back a lock", holder.name(),
                        s.acquiredAt, List.of()));
            }
        }
    }

    public boolean release(Object synchronizer, long arg, boolean isShared) {
        ManagedThread t = turns.current;
        SynchronizerState s = state(synchronizer);
        t.acquireShared = isShared;
        turns.take(t, Op.RELEASE, s.variable);
        ThreadQueue sharers = s.sharers();
        if (s.kind == SynchronizerKind.LATCH && SynchronizerKind.state(s) == 0) {
            s.releasedAgain();
        }
        boolean free = SynchronizerCalls.tryRelease(synchronizer, arg, isShared);
        if (isShared) {
            sharers.remove(t);
        }
        s.passOn(t, isShared);
        turns.variables.written(s.variable);
        retryOthers(s);
        return free;
    }

    private static void retryOthers(SynchronizerState s) {
        for (int i = 0; i < s.queue.size(); i++) {
            s.queue.get(i).acquireFailed = false;
        }
    }

    /** False if its time ran out: one that is signalled has been, however late it is by then. */
    public boolean await(Object condition, Object synchronizer, boolean interruptible, long nanos) throws InterruptedException {
        return await(condition, synchronizer, interruptible, nanos, deadline -> { });
    }

    /** The time that is left. */
    public long awaitNanos(Object condition, Object synchronizer, long nanos) throws InterruptedException {
        long[] deadline = {0};
        await(condition, synchronizer, true, nanos, d -> deadline[0] = d);
        return time.until(deadline[0]);
    }

    private boolean await(
            Object condition, Object synchronizer, boolean interruptible, long nanos, LongConsumer until)
            throws InterruptedException {
        ManagedThread t = turns.current;
        SynchronizerState s = state(synchronizer);
        SynchronizerState c = condition(condition, s);
        if (interruptible) {
            interrupts.check(t);
        }
        turns.take(t, Op.WAIT, s.variable);
        long held = SynchronizerKind.state(s);
        SynchronizerCalls.tryRelease(synchronizer, held, false);
        s.passOn(t, false);
        turns.variables.written(s.variable);
        retryOthers(s);
        c.queue.add(t);
        t.notified = false;
        t.acquireArg = held;
        t.acquireShared = false;
        t.acquireFailed = false;
        t.maySpuriouslyWake = turns.mayWakeSpuriously(t);
        long deadline = nanos < 0 ? ManagedThread.NO_DEADLINE : time.deadline(nanos);
        until.accept(deadline);
        t.waitSet = c.variable;
        c.mayBeLeft |= deadline != ManagedThread.NO_DEADLINE || t.maySpuriouslyWake
                || interruptible && turns.interruptsMatter;
        Wake wake = turns.await(t, Op.WAKE, s.variable, c, deadline, interruptible);
        t.waitSet = -1;
        if (wake != Wake.READY) {
            c.queue.remove(t);
        }
        t.notified = false;
        if (wake != Wake.READY || !attempt(s, t, held, false)) {
            acquire(t, s, held, false, false, ManagedThread.NO_DEADLINE);
        }
        s.queue.remove(t);
        if (wake == Wake.INTERRUPTED) {
            interrupts.end(t);
        }
        return wake != Wake.TIMED_OUT;
    }

    public void signal(Object condition, Object synchronizer, boolean all) {
        ManagedThread t = turns.current;
        SynchronizerState s = state(synchronizer);
        SynchronizerState c = condition(condition, s);
        if (!SynchronizerCalls.isHeldExclusively(synchronizer)) {
            throw new IllegalMonitorStateException();
        }
        turns.take(t, all ? Op.NOTIFY_ALL : Op.NOTIFY, c.variable);
        turns.variables.written(c.variable);
        do {
            if (c.queue.isEmpty()) {
                return;
            }
            ManagedThread waiter = c.queue.removeAt(0);
            turns.notifies(waiter);
            waiter.clocks = Clocks.join(waiter.clocks, t.clocks);
            s.queue.add(waiter);
        } while (all);
    }

    /** Who waits changes under the lock, which who asks must have; only some may leave without it. */
    public Collection<Thread> waiters(Object condition) {
        SynchronizerState c = Objects.synchronizer(objects.state(condition));
        if (c.mayBeLeft) {
            imprecisions.note("threads that wait for a condition, some of them not for ever: other answers are possible");
        }
        return c.queue.javaThreads();
    }

    public Collection<Thread> queued(Object synchronizer, int mode) {
        SynchronizerState s = look(synchronizer);
        List<Thread> result = new ArrayList<>();
        for (int i = 0; i < s.queue.size(); i++) {
            ManagedThread t = s.queue.get(i);
            if (mode == Controller.ANY || t.acquireShared == (mode == Controller.SHARED)) {
                result.add(t.thread);
            }
        }
        return result;
    }

    public boolean hasQueuedPredecessors(Object synchronizer) {
        SynchronizerState s = look(synchronizer);
        return !s.queue.isEmpty() && s.queue.get(0) != turns.current;
    }

    public boolean firstQueuedIsExclusive(Object synchronizer) {
        SynchronizerState s = look(synchronizer);
        return !s.queue.isEmpty() && !s.queue.get(0).acquireShared;
    }

    /** The queue is there to be seen: looking at it is an operation. */
    private SynchronizerState look(Object synchronizer) {
        SynchronizerState s = state(synchronizer);
        turns.take(turns.current, Op.READ, s.variable);
        if (!s.kind.ordered(s)) {
            // To stand in such a queue is no step: it decides nothing.
            imprecisions.note("the queue of a synchronizer that is not fair: other answers are possible");
        }
        return s;
    }

    private SynchronizerState state(Object synchronizer) {
        ObjectState object = objects.state(synchronizer);
        if (object.creator < 0) {
            undo.beforeQuietWrites(synchronizer);
        }
        objects.synchronizerVariable(object);
        SynchronizerState s = object.synchronizer;
        if (s.kind == null) {
            s.kind = SynchronizerKind.of(synchronizer);
            s.threads = threads;
            s.needsDiffer =
                    s.kind.mayStandInTheWay() && shared.contains(NEEDS + synchronizer.getClass().getName());
        }
        return s;
    }

    private SynchronizerState condition(Object condition, SynchronizerState lock) {
        SynchronizerState c = Objects.synchronizer(objects.state(condition));
        c.lock = lock;
        if (c.variable < 0) {
            c.variable = turns.variables.add(c.object, VariableTable.CONDITION, 0, true, true);
        }
        return c;
    }
}
