import java.util.concurrent.ExecutorService;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockForWrite {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int hits;

    void serve(ExecutorService pool) {
        for (int i = 0; i < 10; i++) {
            pool.execute(() -> {
                lock.readLock().lock();
                try {
                    <weak_warning descr="'hits' is changed here by several threads started in line 11 at the same time; no lock keeps them apart">hits</weak_warning>++;
                } finally {
                    lock.readLock().unlock();
                }
            });
        }
    }
}
