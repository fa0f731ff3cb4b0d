import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLocks {
    private final ReadWriteLock left = new ReentrantReadWriteLock();
    private final ReadWriteLock right = new ReentrantReadWriteLock();

    void one() {
        left.readLock().lock();
        try {
            right.readLock().lock();
            right.readLock().unlock();
        } finally {
            left.readLock().unlock();
        }
    }

    void two() {
        right.readLock().lock();
        try {
            left.readLock().lock();
            left.readLock().unlock();
        } finally {
            right.readLock().unlock();
        }
    }
}
