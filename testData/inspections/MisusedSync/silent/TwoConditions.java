import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class TwoConditions {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private int items;

    void put() throws InterruptedException {
        lock.lock();
        try {
            while (items == 10) {
                notFull.await();
            }
            items++;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    void take() throws InterruptedException {
        lock.lock();
        try {
            while (items == 0) {
                notEmpty.await();
            }
            items--;
            notFull.signal();
        } finally {
            lock.unlock();
        }
    }
}
