import java.util.concurrent.locks.ReentrantLock;

class HandedOver implements AutoCloseable {
    private final ReentrantLock lock = new ReentrantLock();

    HandedOver open() {
        lock.lock();
        return this;
    }

    @Override
    public void close() {
        lock.unlock();
    }
}
