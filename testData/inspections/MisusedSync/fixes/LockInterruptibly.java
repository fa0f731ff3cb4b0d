// fix: Replace with 'lockInterruptibly()'
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class LockInterruptibly {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void add() {
        try {
            lock.tryLock(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            return;
        }
        try {
            count++;
        } finally {
            lock.unlock();
        }
    }
}
