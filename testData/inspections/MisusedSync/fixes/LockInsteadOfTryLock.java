// fix: Replace with 'lock()'
import java.util.concurrent.locks.ReentrantLock;

class LockInsteadOfTryLock {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void add() {
        lock.tryLock();
        try {
            count++;
        } finally {
            lock.unlock();
        }
    }
}
