import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LockTakenByHelper {
    private final ReentrantLock lock = new ReentrantLock();
    private int permits;

    void start() {
        new Thread(this::giveBack).start();
        new Thread(this::take).start();
    }

    private void giveBack() {
        Locks.withLock(lock, () -> {
            permits++;
        });
    }

    private void take() {
        Locks.lockUnfair(lock);
        try {
            permits--;
        } finally {
            lock.unlock();
        }
    }

    static final class Locks {
        static void withLock(Lock lock, Runnable action) {
            lock.lock();
            try {
                action.run();
            } finally {
                lock.unlock();
            }
        }

        static void lockUnfair(ReentrantLock lock) {
            if (!lock.tryLock()) {
                lock.lock();
            }
        }
    }
}
