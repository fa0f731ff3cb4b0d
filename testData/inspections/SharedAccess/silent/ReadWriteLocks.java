import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadWriteLocks implements Runnable {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Lock reading = lock.readLock();
    private long total;

    @Override
    public void run() {
        lock.writeLock().lock();
        try {
            total++;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public long total() {
        reading.lock();
        try {
            return total;
        } finally {
            reading.unlock();
        }
    }
}
