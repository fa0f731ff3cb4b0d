import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.StampedLock;

class LocksOfOnesOwn {

    private static final class Mutex extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }
    }

    private final AtomicBoolean locked = new AtomicBoolean();
    private final Mutex mutex = new Mutex();
    private final StampedLock stamped = new StampedLock();
    private int spun;
    private int queued;
    private int converted;

    void increment() {
        while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        spun++;
        locked.set(false);
        mutex.acquire(1);
        queued++;
        mutex.release(1);
        long stamp = stamped.readLock();
        long write = stamped.tryConvertToWriteLock(stamp);
        if (write == 0) {
            stamped.unlockRead(stamp);
            write = stamped.writeLock();
        }
        converted++;
        stamped.unlock(write);
    }

    void both() {
        new Thread(this::increment).start();
        new Thread(this::increment).start();
    }
}
