// primitive: Condition.await, signal
// expect: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Waits in a loop for what the signal stands for. */
class ConditionInLoop {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private boolean open;

    void pass() {
        lock.lock();
        try {
            while (!open) {
                opened.await();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            lock.unlock();
        }
    }

    void open() {
        lock.lock();
        try {
            open = true;
            opened.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ConditionInLoop gate = new ConditionInLoop();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open();
        waiter.join();
    }
}
