import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class ReentrantLockInFinally implements Runnable {
    private final Lock lock = new ReentrantLock();
    private long total;

    @Override
    public void run() {
        lock.lock();
        try {
            total++;
        } finally {
            lock.unlock();
        }
    }

    public long total() {
        lock.lock();
        try {
            return total;
        } finally {
            lock.unlock();
        }
    }
}
