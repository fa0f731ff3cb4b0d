// primitive: ReentrantLock.tryLock with time-out
// expect: exception at 22 thread a
// or: exception at 22 thread b
// options: --time-outs any

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Takes the end of a timed attempt for success. */
class TimedTryLockIgnored {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void increment() {
        try {
            lock.tryLock(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        count++;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        TimedTryLockIgnored counter = new TimedTryLockIgnored();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
