// primitive: ReentrantReadWriteLock, upgrade
// expect: deadlock at 11 thread a

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers both want to become the writer and wait for each other to stop reading. */
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
