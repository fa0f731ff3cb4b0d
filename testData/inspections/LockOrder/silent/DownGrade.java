import java.util.concurrent.locks.ReentrantReadWriteLock;

class DownGrade {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;

    int refresh() {
        lock.writeLock().lock();
        try {
            value++;
            lock.readLock().lock();
        } finally {
            lock.writeLock().unlock();
        }
        try {
            return value;
        } finally {
            lock.readLock().unlock();
        }
    }
}
