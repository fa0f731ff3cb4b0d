// fix: Read under the read lock
import java.util.concurrent.locks.StampedLock;

class ReadLock {
    private final StampedLock lock = new StampedLock();
    private double x;
    private double y;

    double distance() {
        long stamp = lock.readLock();
        try {
            double squares = x * x
                    + y * y;

            return Math.sqrt(squares);
        } finally {
            lock.unlockRead(stamp);
        }
    }

    void move(double by) {
        long stamp = lock.writeLock();
        try {
            x += by;
            y += by;
        } finally {
            lock.unlockWrite(stamp);
        }
    }
}
