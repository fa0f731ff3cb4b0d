// primitive: ReentrantLock.lockInterruptibly
// expect: stuck at 13 thread waiter

import java.util.concurrent.locks.ReentrantLock;

/** An interrupt does not end a wait for a lock that is taken with lock(). */
class NotInterruptible {

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        }, "waiter");
        waiter.start();
        waiter.interrupt();
        waiter.join();
        lock.unlock();
    }
}
