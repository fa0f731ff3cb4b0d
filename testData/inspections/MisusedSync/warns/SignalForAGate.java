import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class SignalForAGate {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private boolean open;

    void pass() {
        lock.lock();
        try {
            while (!open) {
                opened.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    void passSoon() throws InterruptedException {
        lock.lock();
        try {
            while (!open) {
                opened.await();
            }
        } finally {
            lock.unlock();
        }
    }

    void open() {
        lock.lock();
        try {
            open = true;
            <warning descr="'signal()' wakes one thread only, but several may wait in 'passSoon()', and all of them can go on now">opened.signal()</warning>;
        } finally {
            lock.unlock();
        }
    }

    void run() {
        Runnable visitor = () -> {
            try {
                passSoon();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        new Thread(visitor).start();
        new Thread(visitor).start();
        open();
    }
}
