import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.StampedLock;

class OwnLockGivenBack {
    private final AtomicBoolean locked = new AtomicBoolean();
    private final StampedLock lock = new StampedLock();
    private int balance = 1;
    private volatile int x;
    private volatile int y;

    int withdraw() {
        while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        balance--;
        int left = balance;
        locked.set(false);
        return left;
    }

    int sum() {
        long stamp = lock.tryOptimisticRead();
        int sum = x + y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            sum = x + y;
            lock.unlockRead(stamp);
        }
        return sum;
    }
}
