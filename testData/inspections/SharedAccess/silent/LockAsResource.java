import java.util.concurrent.locks.ReentrantLock;

class LockAsResource implements Runnable {
    static class AutoLock implements AutoCloseable {
        private final ReentrantLock lock = new ReentrantLock();

        AutoLock lock() {
            lock.lock();
            return this;
        }

        @Override
        public void close() {
            lock.unlock();
        }
    }

    private final AutoLock guard = new AutoLock();
    private int count;

    @Override
    public void run() {
        try (AutoLock held = guard.lock()) {
            count++;
        }
    }

    public int count() {
        try (AutoLock held = guard.lock()) {
            return count;
        }
    }
}
