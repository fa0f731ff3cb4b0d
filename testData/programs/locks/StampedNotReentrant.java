// primitive: StampedLock, read and write
// expect: stuck at 13 thread main
// or: deadlock at 13 thread main

import java.util.concurrent.locks.StampedLock;

/** Takes a write lock that it has: a StampedLock does not know its owner. */
class StampedNotReentrant {

    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        long outer = lock.writeLock();
        long inner = lock.writeLock();
        lock.unlockWrite(inner);
        lock.unlockWrite(outer);
    }
}
