// primitive: AbstractQueuedSynchronizer of one's own, requests of different size
// expect: clean

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** There is enough for both before anybody is waited for. */
class OwnPermitsForBoth {

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

        int left() {
            return getState();
        }
    }

    public static void main(String[] args) throws Exception {
        Permits permits = new Permits();
        Thread big = new Thread(() -> permits.acquireShared(2), "big");
        Thread small = new Thread(() -> permits.acquireShared(1), "small");
        big.start();
        small.start();
        permits.releaseShared(1);
        permits.releaseShared(2);
        small.join();
        big.join();
        assert permits.left() == 0 : permits;
    }
}
