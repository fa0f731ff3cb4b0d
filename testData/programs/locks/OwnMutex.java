// primitive: AbstractQueuedSynchronizer, subclass
// expect: clean

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A mutex of one's own. */
class OwnMutex {

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
        count++;
        mutex.release(1);
    }

    public static void main(String[] args) throws Exception {
        OwnMutex counter = new OwnMutex();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
