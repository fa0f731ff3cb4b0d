package dev.heddle.engine.runtime;

import java.util.Collection;

/** What the program does with synchronizers, as the hooks announce it. */
abstract class LockOperations extends ThreadOperations {

    @Override
    public void synchronizerAccess(Object synchronizer, boolean shared) {
        off();
        try {
            synchronizers.access(synchronizer, shared);
        } finally {
            on();
        }
    }

    @Override
    public boolean acquire(Object synchronizer, long arg, boolean shared, boolean interruptible, long nanos)
            throws InterruptedException {
        off();
        try {
            return synchronizers.acquire(synchronizer, arg, shared, interruptible, nanos);
        } finally {
            on();
        }
    }

    @Override
    public boolean release(Object synchronizer, long arg, boolean shared) {
        off();
        try {
            return synchronizers.release(synchronizer, arg, shared);
        } finally {
            on();
        }
    }

    @Override
    public boolean conditionAwait(Object condition, Object synchronizer, boolean interruptible, long nanos)
            throws InterruptedException {
        off();
        try {
            return synchronizers.await(condition, synchronizer, interruptible, nanos);
        } finally {
            on();
        }
    }

    @Override
    public long conditionAwaitNanos(Object condition, Object synchronizer, long nanos) throws InterruptedException {
        off();
        try {
            return synchronizers.awaitNanos(condition, synchronizer, nanos);
        } finally {
            on();
        }
    }

    @Override
    public void conditionSignal(Object condition, Object synchronizer, boolean all) {
        off();
        try {
            synchronizers.signal(condition, synchronizer, all);
        } finally {
            on();
        }
    }

    @Override
    public Collection<Thread> conditionWaiters(Object condition) {
        off();
        try {
            return synchronizers.waiters(condition);
        } finally {
            on();
        }
    }

    @Override
    public Collection<Thread> queuedThreads(Object synchronizer, int mode) {
        off();
        try {
            return synchronizers.queued(synchronizer, mode);
        } finally {
            on();
        }
    }

    @Override
    public boolean hasQueuedPredecessors(Object synchronizer) {
        off();
        try {
            return synchronizers.hasQueuedPredecessors(synchronizer);
        } finally {
            on();
        }
    }

    @Override
    public boolean firstQueuedIsExclusive(Object synchronizer) {
        off();
        try {
            return synchronizers.firstQueuedIsExclusive(synchronizer);
        } finally {
            on();
        }
    }
}
