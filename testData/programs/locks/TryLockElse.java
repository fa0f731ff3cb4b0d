// primitive: ReentrantLock.tryLock
// expect: clean

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Does something else where it cannot have the lock. */
class TryLockElse {

    private final ReentrantLock lock = new ReentrantLock();
    private final AtomicInteger refused = new AtomicInteger();
    private int count;

    void increment() {
        if (lock.tryLock()) {
            try {
                count++;
            } finally {
                lock.unlock();
            }
        } else {
            refused.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        TryLockElse counter = new TryLockElse();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count + counter.refused.get() == 2;
        assert counter.count > 0;
    }
}
