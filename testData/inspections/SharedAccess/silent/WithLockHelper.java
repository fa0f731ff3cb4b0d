import java.util.concurrent.locks.ReentrantLock;

class WithLockHelper implements Runnable {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    private void locked(Runnable action) {
        lock.lock();
        try {
            action.run();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void run() {
        locked(() -> count++);
    }

    public void reset() {
        locked(() -> count = 0);
    }
}
