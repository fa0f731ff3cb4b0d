// primitive: ReentrantLock.lockInterruptibly
// expect: deadlock at 18 thread main

import java.util.concurrent.locks.ReentrantLock;

/** An interrupt does not end a wait for a lock that is taken with lock(): both wait for each other. */
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
