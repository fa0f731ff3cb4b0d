// fix: Replace with 'acquire()'
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

class AcquireTimedPermits {
    private final Semaphore permits = new Semaphore(4);

    void work(Runnable job) throws InterruptedException {
        permits.acquire(2);
        try {
            job.run();
        } finally {
            permits.release(2);
        }
    }
}
