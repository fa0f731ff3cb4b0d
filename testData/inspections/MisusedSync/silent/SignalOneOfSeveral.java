import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class SignalOneOfSeveral {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private int items;

    void take() throws InterruptedException {
        lock.lock();
        try {
            while (items == 0) {
                notEmpty.await();
            }
            items--;
        } finally {
            lock.unlock();
        }
    }

    void poll() throws InterruptedException {
        lock.lock();
        try {
            while (items == 0) {
                notEmpty.awaitNanos(1000);
            }
            items--;
        } finally {
            lock.unlock();
        }
    }

    void put() {
        lock.lock();
        try {
            items++;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }
}
