// primitive: StampedLock, optimistic read
// expect: clean

import java.util.concurrent.locks.StampedLock;

/** Reads again under the lock where the optimistic read was too optimistic. */
class OptimisticReadValidated {

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
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            readX = x;
            readY = y;
            lock.unlockRead(stamp);
        }
        assert readX == readY : readX + " " + readY;
    }

    public static void main(String[] args) throws Exception {
        OptimisticReadValidated point = new OptimisticReadValidated();
        Thread writer = new Thread(point::move, "writer");
        Thread reader = new Thread(point::read, "reader");
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
