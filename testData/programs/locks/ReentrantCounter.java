// primitive: ReentrantLock
// expect: clean

import java.util.concurrent.locks.ReentrantLock;

/** Takes a lock twice and releases it twice. */
class ReentrantCounter {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void increment() {
        lock.lock();
        try {
            lock.lock();
            try {
                assert lock.getHoldCount() == 2 && lock.isHeldByCurrentThread();
                count++;
            } finally {
                lock.unlock();
            }
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantCounter counter = new ReentrantCounter();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
