import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class OtherLockTakenByHelper {
    private final ReentrantLock lock = new ReentrantLock();
    private final ReentrantLock other = new ReentrantLock();
    private int permits;

    void start() {
        new Thread(this::giveBack).start();
        new Thread(this::take).start();
    }

    private void giveBack() {
        Locks.withLock(lock, () -> {
            <weak_warning descr="'permits' is written here by a thread started in line 10 and written in 'take()' (line 22) by a thread started in line 11; no lock keeps them apart">permits</weak_warning>++;
        });
    }

    private void take() {
        Locks.withLock(other, () -> {
            permits--;
        });
    }

    static final class Locks {
        static void withLock(Lock lock, Runnable action) {
            lock.lock();
            try {
                action.run();
            } finally {
                lock.unlock();
            }
        }
    }
}
