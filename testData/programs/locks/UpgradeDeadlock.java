// primitive: ReentrantReadWriteLock, upgrade
// expect: deadlock at 12 thread a
// or: deadlock at 12 thread b

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader wants to become the writer and waits for all readers to stop, itself included. */
class UpgradeDeadlock {

    static void upgrade(ReentrantReadWriteLock lock) {
        lock.readLock().lock();
        lock.writeLock().lock();
        lock.writeLock().unlock();
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread a = new Thread(() -> upgrade(lock), "a");
        Thread b = new Thread(() -> upgrade(lock), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
