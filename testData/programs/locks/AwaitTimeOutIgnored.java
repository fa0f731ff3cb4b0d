// primitive: Condition.await with time-out
// expect: assertion at 22 thread waiter
// options: --time-outs any

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Takes the end of a timed wait for the signal. */
class AwaitTimeOutIgnored {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private boolean open;

    void pass() {
        lock.lock();
        try {
            if (!open) {
                opened.await(1, TimeUnit.SECONDS);
            }
            assert open : "the time was up";
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
        AwaitTimeOutIgnored gate = new AwaitTimeOutIgnored();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open();
        waiter.join();
    }
}
