import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The lock is given back before the wait: in a finally block, or by a plain call in the same block. */
class WaitsAfterTheUnlock {

    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<CountDownLatch> waiters = new ArrayDeque<>();

    boolean stop(long millis) throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        lock.lock();
        try {
            waiters.add(ended);
        } finally {
            lock.unlock();
        }
        return ended.await(millis, TimeUnit.MILLISECONDS);
    }

    void poll(long millis) throws InterruptedException {
        lock.lock();
        try {
            if (waiters.isEmpty()) {
                CountDownLatch mine = new CountDownLatch(1);
                waiters.add(mine);
                lock.unlock();
                try {
                    if (!mine.await(millis, TimeUnit.MILLISECONDS)) {
                        System.out.println("too late");
                    }
                } finally {
                    System.out.println("waited");
                }
            }
        } finally {
            if (lock.isHeldByCurrentThread()) {
                lock.unlock();
            }
        }
    }

    int waiting() {
        lock.lock();
        try {
            return waiters.size();
        } finally {
            lock.unlock();
        }
    }
}
