// primitive: ReentrantLock.lockInterruptibly
// expect: clean

import java.util.concurrent.locks.ReentrantLock;

/** An interrupt ends a wait for a lock that is taken interruptibly. */
class Interruptible {

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread waiter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                throw new AssertionError("the lock is not free");
            } catch (InterruptedException e) {
                assert !lock.isHeldByCurrentThread();
            }
        }, "waiter");
        waiter.start();
        waiter.interrupt();
        waiter.join();
        lock.unlock();
    }
}
