// primitive: AbstractQueuedSynchronizer, shared
// expect: clean

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A latch of one's own that stays open. */
class OwnLatch {

    private static final class Sync extends AbstractQueuedSynchronizer {

        private static final long serialVersionUID = 1;

        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() == 1 ? 1 : -1;
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
        OwnLatch latch = new OwnLatch();
        Thread a = new Thread(latch::pass, "a");
        Thread b = new Thread(latch::pass, "b");
        a.start();
        b.start();
        latch.sync.releaseShared(1);
        a.join();
        b.join();
    }
}
