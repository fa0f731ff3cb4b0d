package dev.heddle.engine.runtime;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.strategy.Gate;
import java.util.function.Function;

/** Queue of an AbstractQueuedSynchronizer, or wait queue of one of its conditions, in one execution. */
final class SynchronizerState implements Blocker {

    final ObjectState object;
    final ThreadQueue queue = new ThreadQueue();
    int variable = -1;
    int[] clocks;
    SynchronizerKind kind;
    /** Whether it was acquired in this execution, and where last, if that is traced. */
    boolean used;
    SourceLocation acquiredAt;
    /** For a condition: its synchronizer. */
    SynchronizerState lock;

    /** Finds the managed thread of a thread. */
    Function<Thread, ManagedThread> threads;
    /** Threads that have it in shared mode, once for each hold. */
    final ThreadQueue sharers = new ThreadQueue();

    SynchronizerState(ObjectState object) {
        this.object = object;
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
