// primitive: ReentrantLock.tryLock
// expect: exception at 16 thread a
// or: exception at 16 thread b

import java.util.concurrent.locks.ReentrantLock;

/** Goes on, and unlocks, whether it has the lock or not. */
class TryLockIgnored {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void increment() {
        lock.tryLock();
        count++;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        TryLockIgnored counter = new TryLockIgnored();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
