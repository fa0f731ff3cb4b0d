// primitive: Condition.await with time-out
// expect: clean

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Goes by what a timed wait returns. */
class AwaitTimeOutChecked {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private boolean open;

    void pass() {
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(1);
            while (!open && left > 0) {
                left = opened.awaitNanos(left);
            }
            assert open || left <= 0;
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
        AwaitTimeOutChecked gate = new AwaitTimeOutChecked();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open();
        waiter.join();
    }
}
