// primitive: ReentrantLock, nested
// expect: deadlock at 14 thread a

import java.util.concurrent.locks.ReentrantLock;

/** One thread takes a lock and then a monitor, the other the monitor and then the lock. */
class LockAndMonitor {

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Object monitor = new Object();
        Thread a = new Thread(() -> {
            lock.lock();
            synchronized (monitor) {
                lock.unlock();
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (monitor) {
                lock.lock();
                lock.unlock();
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
