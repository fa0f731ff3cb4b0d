// primitive: ReentrantReadWriteLock
// expect: assertion at 29 thread main

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Writes under the read lock, which two threads can hold. */
class WriteUnderReadLock {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int count;

    void increment() {
        lock.readLock().lock();
        try {
            count++;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        WriteUnderReadLock counter = new WriteUnderReadLock();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
