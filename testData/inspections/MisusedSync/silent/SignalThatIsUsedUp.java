import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class SignalThatIsUsedUp {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition filled = lock.newCondition();
    private int items;

    void take() throws InterruptedException {
        lock.lock();
        try {
            while (items == 0) {
                filled.await();
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
            filled.signal();
        } finally {
            lock.unlock();
        }
    }

    void run() {
        Runnable consumer = () -> {
            try {
                take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        new Thread(consumer).start();
        new Thread(consumer).start();
        put();
    }
}
