// primitive: ReentrantLock, nested
// expect: deadlock at 12 thread a

import java.util.concurrent.locks.ReentrantLock;

/** Takes two locks in opposite order. */
class ReentrantLockOrder {

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lock();
            second.unlock();
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock left = new ReentrantLock();
        ReentrantLock right = new ReentrantLock();
        Thread a = new Thread(() -> both(left, right), "a");
        Thread b = new Thread(() -> both(right, left), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
