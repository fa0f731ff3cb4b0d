// primitive: ReentrantReadWriteLock, upgrade
// expect: clean

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer becomes a reader: what it has written cannot change before it reads it. */
class Downgrade {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private String owner;

    void refresh() {
        String name = Thread.currentThread().getName();
        lock.writeLock().lock();
        owner = name;
        lock.readLock().lock();
        lock.writeLock().unlock();
        assert owner.equals(name);
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Downgrade cache = new Downgrade();
        Thread a = new Thread(cache::refresh, "a");
        Thread b = new Thread(cache::refresh, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
