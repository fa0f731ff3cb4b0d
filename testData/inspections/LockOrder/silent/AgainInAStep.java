import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** The step takes the monitor under the lock, but all who call it have the monitor already. */
class AgainInAStep {

    private final Lock session = new ReentrantLock();
    private int joined;

    public synchronized void failed() {
        rejoin();
    }

    public synchronized void expired() {
        rejoin();
    }

    private void rejoin() {
        session.lock();
        try {
            end();
        } finally {
            session.unlock();
        }
    }

    private synchronized void end() {
        joined++;
    }
}
