// primitive: AbstractQueuedSynchronizer, shared
// expect: stuck at 29 thread a
// or: stuck at 29 thread b

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A latch of one's own that lets through one thread for each release. */
class OwnLatchNeverReleased {

    private static final class Sync extends AbstractQueuedSynchronizer {

        private static final long serialVersionUID = 1;

        @Override
        protected int tryAcquireShared(int ignored) {
            return compareAndSetState(1, 0) ? 0 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int ignored) {
            setState(1);
            return true;
        }
    }

    private final Sync sync = new Sync();

    void pass() {
        sync.acquireShared(1);
    }

    public static void main(String[] args) throws Exception {
        OwnLatchNeverReleased latch = new OwnLatchNeverReleased();
        Thread a = new Thread(latch::pass, "a");
        Thread b = new Thread(latch::pass, "b");
        a.start();
        b.start();
        latch.sync.releaseShared(1);
        a.join();
        b.join();
    }
}
