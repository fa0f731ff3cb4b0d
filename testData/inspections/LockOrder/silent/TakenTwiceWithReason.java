import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

class TakenTwiceWithReason {
    private final StampedLock stamped = new StampedLock();
    private final ReentrantLock lock = new ReentrantLock();
    private final Semaphore signals = new Semaphore(0);

    void reentrant() {
        lock.lock();
        lock.lock();
        lock.unlock();
        lock.unlock();
    }

    long readers() {
        long one = stamped.readLock();
        long other = stamped.readLock();
        stamped.unlockRead(other);
        stamped.unlockRead(one);
        return one;
    }

    void waitForTwoSignals() throws InterruptedException {
        signals.acquire();
        signals.acquire();
    }
}
