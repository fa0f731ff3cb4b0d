import java.util.concurrent.locks.ReentrantLock;

class ReleasedInFinally {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void work(Runnable job) {
        lock.lock();
        try {
            job.run();
        } finally {
            lock.unlock();
        }
    }

    void count() {
        lock.lock();
        count++;
        lock.unlock();
    }
}
