// primitive: ReentrantLock
// expect: assertion at 29 thread main

import java.util.concurrent.locks.ReentrantLock;

/** Releases the lock between the read and the write. */
class UnlockedTooEarly {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void increment() {
        lock.lock();
        int read = count;
        lock.unlock();
        lock.lock();
        count = read + 1;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        UnlockedTooEarly counter = new UnlockedTooEarly();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
