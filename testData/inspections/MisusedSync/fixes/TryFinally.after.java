// fix: Unlock in a finally block
import java.util.concurrent.locks.ReentrantLock;

class TryFinally {
    private final ReentrantLock lock = new ReentrantLock();

    void work(Runnable job) {
        lock.lock();
        try {
            job.run();
            System.out.println("done");
        } finally {
            lock.unlock();
        }
    }
}
