// primitive: AbstractQueuedSynchronizer, subclass
// expect: assertion at 45 thread main

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A mutex of one's own, released between read and write. */
class OwnMutexReleasedTooEarly {

    private static final class Mutex extends AbstractQueuedSynchronizer {

        private static final long serialVersionUID = 1;

        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }
    }

    private final Mutex mutex = new Mutex();
    private int count;

    void increment() {
        mutex.acquire(1);
        int read = count;
        mutex.release(1);
        mutex.acquire(1);
        count = read + 1;
        mutex.release(1);
    }

    public static void main(String[] args) throws Exception {
        OwnMutexReleasedTooEarly counter = new OwnMutexReleasedTooEarly();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
