import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.StampedLock;

class OwnLockNotGivenBack {
    private final AtomicBoolean locked = new AtomicBoolean();
    private final StampedLock lock = new StampedLock();
    private int balance = 1;
    private volatile int x;
    private volatile int y;

    void withdraw() {
        while (<weak_warning descr="'locked' stays taken for ever on the way out that leaves before it is given back">!locked.compareAndSet(false, true)</weak_warning>) {
            Thread.onSpinWait();
        }
        balance--;
        if (balance == 0) {
            return;
        }
        locked.set(false);
    }

    int sum() {
        long stamp = <weak_warning descr="What is read after this ('x', 'y') may be half old and half new: nobody asks 'lock.validate()' whether a writer came in between">lock.tryOptimisticRead()</weak_warning>;
        int sum = x + y;
        return stamp == 0 ? 0 : sum;
    }

    int oldSum() {
        // A stale value will do.
        long stamp = <weak_warning descr="What is read after this ('x', 'y') may be half old and half new: nobody asks 'lock.validate()' whether a writer came in between">lock.tryOptimisticRead()</weak_warning>;
        int sum = x + y;
        return stamp == 0 ? 0 : sum;
    }
}
