import java.util.concurrent.locks.ReentrantReadWriteLock;

class Upgrade {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int value;

    void refresh() {
        lock.readLock().lock();
        try {
            <warning descr="'Upgrade.lock' is wanted for writing by a thread that holds it for reading: it waits for all readers to stop, itself included">lock.writeLock().lock()</warning>;
            try {
                value++;
            } finally {
                lock.writeLock().unlock();
            }
        } finally {
            lock.readLock().unlock();
        }
    }
}
