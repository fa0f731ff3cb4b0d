// primitive: ReentrantLock, nested
// expect: clean

import java.util.concurrent.locks.ReentrantLock;

/** Takes two locks in the same order. */
class ReentrantLockOrderKept {

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
        Thread b = new Thread(() -> both(left, right), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
