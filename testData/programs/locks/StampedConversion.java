// primitive: StampedLock, read and write
// expect: clean

import java.util.concurrent.locks.StampedLock;

/** Reads, and becomes the writer if it is the only reader; else starts again as a writer. */
class StampedConversion {

    private final StampedLock lock = new StampedLock();
    private int count;

    void increment() {
        long stamp = lock.readLock();
        long write = lock.tryConvertToWriteLock(stamp);
        if (write == 0) {
            lock.unlockRead(stamp);
            write = lock.writeLock();
        }
        count++;
        lock.unlock(write);
    }

    public static void main(String[] args) throws Exception {
        StampedConversion counter = new StampedConversion();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
