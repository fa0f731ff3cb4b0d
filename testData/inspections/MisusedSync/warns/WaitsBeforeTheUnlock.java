import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

/** Another lock is given back before the wait, not this one. */
class WaitsBeforeTheUnlock {

    private final ReentrantLock lock = new ReentrantLock();
    private final ReentrantLock other = new ReentrantLock();
    private int stops;

    void stop(CountDownLatch ended) throws InterruptedException {
        lock.lock();
        try {
            other.lock();
            try {
                stops++;
            } finally {
                other.unlock();
            }
            <weak_warning descr="'await()' can wait for long, and everybody who needs 'lock' waits with it">ended.await()</weak_warning>;
        } finally {
            lock.unlock();
        }
    }

    int stops() {
        lock.lock();
        try {
            return stops;
        } finally {
            lock.unlock();
        }
    }
}
