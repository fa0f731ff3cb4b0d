import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

class CheckedAgainUnderAnExplicitLock {
    private final AtomicReference<Object> inbox = new AtomicReference<>();
    private final ReentrantLock lock = new ReentrantLock();

    Object inbox() {
        if (inbox.get() == null) {
            lock.lock();
            try {
                if (inbox.get() == null) {
                    inbox.set(new Object());
                }
            } finally {
                lock.unlock();
            }
        }
        return inbox.get();
    }
}
