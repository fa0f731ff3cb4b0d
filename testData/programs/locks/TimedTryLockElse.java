// primitive: ReentrantLock.tryLock with time-out
// expect: clean

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Backs off where the time is up: no deadlock, whatever the order. */
class TimedTryLockElse {

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            if (second.tryLock(1, TimeUnit.SECONDS)) {
                second.unlock();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock left = new ReentrantLock();
        ReentrantLock right = new ReentrantLock();
        Thread a = new Thread(() -> both(left, right), "a");
        Thread b = new Thread(() -> both(right, left), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert !left.isLocked() && !right.isLocked();
    }
}
