import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads at a fair lock: the one that stands in the queue goes before the one that comes back.
 *
 * <p>expect: ok
 */
public final class FairLock {

    private final ReentrantLock lock = new ReentrantLock(true);
    private int rounds;
    private boolean waits;

    private void twice() {
        lock.lock();
        rounds++;
        boolean waited = lock.hasQueuedThreads();
        lock.unlock();
        lock.lock();
        if (waited && !waits) {
            throw new AssertionError("passed who was waiting");
        }
        lock.unlock();
    }

    private void once() {
        lock.lock();
        waits = true;
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        FairLock shared = new FairLock();
        Thread first = new Thread(shared::twice);
        Thread second = new Thread(shared::once);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
