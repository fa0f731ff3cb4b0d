// primitive: Condition.signal, signalAll
// expect: stuck at 19 thread a
// or: stuck at 19 thread b

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads wait for the same thing, and one signal is given. */
class SignalInsteadOfSignalAll {

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
        SignalInsteadOfSignalAll gate = new SignalInsteadOfSignalAll();
        Thread a = new Thread(gate::pass, "a");
        Thread b = new Thread(gate::pass, "b");
        a.start();
        b.start();
        gate.open();
        a.join();
        b.join();
    }
}
