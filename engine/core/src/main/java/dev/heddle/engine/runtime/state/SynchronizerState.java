package dev.heddle.engine.runtime.state;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Queueing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Queue of an AbstractQueuedSynchronizer, or wait queue of one of its conditions, in one execution. */
public final class SynchronizerState implements Blocker {

    public final ObjectState object;
    public final ThreadQueue queue = new ThreadQueue();
    public int variable = -1;
    /** What happens before an acquisition; one in shared mode waits for nothing that others do in it. */
    private int[] clocks;
    private int[] exclusiveClocks;
    public SynchronizerKind kind;
    /** Whether it was acquired in this execution, and where last, if that is traced. */
    public boolean used;
    public SourceLocation acquiredAt;
    /** Whether threads are known to want different things from it, so that it matters who waits in front of whom. */
    public boolean needsDiffer;
    /** What the first thread that came wanted, if one has come. */
    private boolean asked;
    private long firstArg;
    private boolean firstShares;
    /** For a condition: whether threads that wait for it can stop waiting by themselves. */
    public boolean mayBeLeft;
    /** For a condition: its synchronizer. */
    public SynchronizerState lock;

    /** Finds the managed thread of a thread. */
    public Function<Thread, ManagedThread> threads;
    /** Threads that have it in shared mode, once for each hold; see {@link #sharers()}. */
    private final ThreadQueue sharers = new ThreadQueue();
    /** A thread that tries to share it without waiting, and the state before; null once the outcome is known. */
    private ManagedThread trying;
    private long stateBefore;
    /** Releases of a latch that was open. */
    private int surplus;

    public SynchronizerState(ObjectState object) {
        this.object = object;
    }

    /** Whether this is what the first thread wanted. */
    public boolean isNeedOfFirst(long arg, boolean isShared) {
        if (!asked) {
            asked = true;
            firstArg = arg;
            firstShares = isShared;
        }
        return firstArg == arg && firstShares == isShared;
    }

    /** A release has changed nothing, because the latch was open. */
    public void releasedAgain() {
        surplus++;
    }

    /** The state, which for a latch goes on below zero: which of the releases opened it does not matter then. */
    public long counted() {
        return SynchronizerKind.state(this) - surplus;
    }

    /** What the thread does from here on comes after what others did that gave it up before. */
    public void follow(ManagedThread thread, boolean isShared) {
        thread.clocks = Clocks.join(
                thread.clocks, isShared && kind == SynchronizerKind.READ_WRITE ? exclusiveClocks : clocks);
    }

    /** What the thread has done comes before what others do that get it later. */
    public void passOn(ManagedThread thread, boolean isShared) {
        clocks = clocks == null ? thread.clocks.clone() : Clocks.join(clocks, thread.clocks);
        if (!isShared && kind == SynchronizerKind.READ_WRITE) {
            exclusiveClocks = Clocks.assign(exclusiveClocks, clocks);
        }
        thread.clocks = Clocks.tick(thread.clocks, thread.number);
    }

    /** The thread tries to share it: whether it had success can be seen from the state afterwards. */
    public void triesToShare(ManagedThread thread) {
        sharers();
        trying = thread;
        stateBefore = SynchronizerKind.state(this);
    }

    /** Threads that have it in shared mode, once for each hold. */
    public ThreadQueue sharers() {
        if (trying != null) {
            if (SynchronizerKind.state(this) - stateBefore == SynchronizerKind.oneReader(this)) {
                sharers.add(trying);
            }
            trying = null;
        }
        return sharers;
    }

    @Override
    public boolean ready(ManagedThread thread) {
        if (lock != null) {
            return thread.notified && lock.ready(thread);
        }
        return kind.mayAcquire(this, thread);
    }

    @Override
    public Gate gate(ManagedThread thread) {
        return lock != null ? lock.gate(thread) : kind.gate(this, thread);
    }

    /** The queue where its order matters, as an operation of a thread finds it; null elsewhere. */
    public Queueing queueing(ManagedThread thread) {
        if (kind == null || kind == SynchronizerKind.OTHER || kind == SynchronizerKind.LATCH || !kind.ordered(this)) {
            return null;
        }
        return new Queueing(kind.byState(thread), need(thread), kind.rule(this),
                new Queueing.Waiter(thread.identity, thread.acquireShared), queue(), List.of());
    }

    /** Those that stand in the queue now. */
    public List<Queueing.Waiter> queue() {
        List<Queueing.Waiter> waiters = new ArrayList<>();
        for (int i = 0; i < queue.size(); i++) {
            waiters.add(new Queueing.Waiter(queue.get(i).identity, queue.get(i).acquireShared));
        }
        return List.copyOf(waiters);
    }

    @Override
    public long need(ManagedThread thread) {
        return thread.acquireArg;
    }

    @Override
    public ManagedThread holder(ManagedThread waiting) {
        if (lock != null) {
            return waiting.notified ? lock.holder(waiting) : null;
        }
        return kind.holder(this, waiting);
    }
}
