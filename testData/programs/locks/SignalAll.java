// primitive: Condition.signal, signalAll
// expect: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads wait for the same thing, and both are signalled. */
class SignalAll {

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
            opened.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        SignalAll gate = new SignalAll();
        Thread a = new Thread(gate::pass, "a");
        Thread b = new Thread(gate::pass, "b");
        a.start();
        b.start();
        gate.open();
        a.join();
        b.join();
    }
}
