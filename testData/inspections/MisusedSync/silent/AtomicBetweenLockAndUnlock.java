import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

class AtomicBetweenLockAndUnlock {
    private final ReentrantLock lock = new ReentrantLock();
    private final AtomicReference<String> value = new AtomicReference<>();
    private int index;

    String next() {
        lock.lock();
        index++;
        String seen = value.get();
        lock.unlock();
        return seen;
    }
}
