// fix: Replace with 'acquireUninterruptibly()'
import java.util.concurrent.Semaphore;

class AcquirePermit {
    private final Semaphore permits = new Semaphore(4);

    void work(Runnable job) {
        permits.acquireUninterruptibly(2);
        try {
            job.run();
        } finally {
            permits.release(2);
        }
    }
}
