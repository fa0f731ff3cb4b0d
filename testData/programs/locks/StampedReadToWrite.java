// primitive: StampedLock, read and write
// expect: assertion at 26 thread main

import java.util.concurrent.locks.StampedLock;

/** Writes under the read lock, which two threads can hold. */
class StampedReadToWrite {

    private final StampedLock lock = new StampedLock();
    private int count;

    void increment() {
        long stamp = lock.readLock();
        count++;
        lock.unlockRead(stamp);
    }

    public static void main(String[] args) throws Exception {
        StampedReadToWrite counter = new StampedReadToWrite();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
