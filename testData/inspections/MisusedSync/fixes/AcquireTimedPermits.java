// fix: Replace with 'acquire()'
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

class AcquireTimedPermits {
    private final Semaphore permits = new Semaphore(4);

    void work(Runnable job) throws InterruptedException {
        permits.tryAcquire(2, 1, TimeUnit.SECONDS);
        try {
            job.run();
        } finally {
            permits.release(2);
        }
    }
}
