// primitive: StampedLock, optimistic read
// expect: assertion at 25 thread reader

import java.util.concurrent.locks.StampedLock;

/** Uses what it has read optimistically without asking whether it was right. */
class OptimisticReadUnvalidated {

    private final StampedLock lock = new StampedLock();
    private volatile int x;
    private volatile int y;

    void move() {
        long stamp = lock.writeLock();
        x++;
        y++;
        lock.unlockWrite(stamp);
    }

    void read() {
        long stamp = lock.tryOptimisticRead();
        int readX = x;
        int readY = y;
        if (stamp != 0) {
            assert readX == readY : readX + " " + readY;
        }
    }

    public static void main(String[] args) throws Exception {
        OptimisticReadUnvalidated point = new OptimisticReadUnvalidated();
        Thread writer = new Thread(point::move, "writer");
        Thread reader = new Thread(point::read, "reader");
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
