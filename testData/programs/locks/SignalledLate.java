// primitive: Condition.await with time-out
// expect: clean

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Passes a signal on where a timed wait says that it got one, however late that was; else the other has it. */
class SignalledLate {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private boolean open;

    void hurried() {
        lock.lock();
        try {
            if (!open && opened.await(1, TimeUnit.SECONDS)) {
                opened.signal();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            lock.unlock();
        }
    }

    void patient() {
        lock.lock();
        try {
            while (!open) {
                opened.awaitUninterruptibly();
            }
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
        SignalledLate gate = new SignalledLate();
        new Thread(gate::hurried, "hurried").start();
        new Thread(gate::patient, "patient").start();
        Thread.sleep(2_000);
        gate.open();
    }
}
