// primitive: AbstractQueuedSynchronizer of one's own, requests of different size
// expect: stuck at 36 thread big

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Who waits first for more than there is stands in the way of all behind it. */
class OwnPermits {

    static class Permits extends AbstractQueuedSynchronizer {

        private static final long serialVersionUID = 1;

        @Override
        protected int tryAcquireShared(int count) {
            while (true) {
                int before = getState();
                int left = before - count;
                if (left < 0 || compareAndSetState(before, left)) {
                    return left;
                }
            }
        }

        @Override
        protected boolean tryReleaseShared(int count) {
            int before;
            do {
                before = getState();
            } while (!compareAndSetState(before, before + count));
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        Permits permits = new Permits();
        Thread big = new Thread(() -> permits.acquireShared(2), "big");
        Thread small = new Thread(() -> permits.acquireShared(1), "small");
        big.start();
        small.start();
        permits.releaseShared(1);
        // If big is not served, small may be behind it.
        small.join();
        permits.releaseShared(2);
        big.join();
    }
}
