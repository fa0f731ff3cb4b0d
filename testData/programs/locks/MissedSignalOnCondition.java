// primitive: Condition.await, signal
// expect: stuck at 16 thread waiter

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Waits for a signal that may have been given before. */
class MissedSignalOnCondition {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();

    void pass() {
        lock.lock();
        try {
            opened.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            lock.unlock();
        }
    }

    void open() {
        lock.lock();
        try {
            opened.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        MissedSignalOnCondition gate = new MissedSignalOnCondition();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open();
        waiter.join();
    }
}
