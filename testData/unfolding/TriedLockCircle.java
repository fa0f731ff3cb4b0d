import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads take two locks in opposite orders, and one of them has come by its first lock without waiting for it; or
 * it ends without giving that lock back.
 *
 * <p>Argument, or else system property: how (attempt), timed for an attempt with a limit of time, again for one that
 * enters the lock a second time and leaves it once, kept for a lock that is never given back.
 */
public final class TriedLockCircle {

    private final ReentrantLock first = new ReentrantLock();
    private final ReentrantLock second = new ReentrantLock();
    private final String how;

    private TriedLockCircle(String how) {
        this.how = how;
    }

    private void up() {
        second.lock();
        first.lock();
        first.unlock();
        second.unlock();
    }

    private void down() {
        if (!hasFirst() || how.equals("kept")) {
            return;
        }
        if (how.equals("again")) {
            first.lock();
            first.unlock();
        }
        second.lock();
        second.unlock();
        first.unlock();
    }

    private boolean hasFirst() {
        try {
            return how.equals("timed") ? first.tryLock(1, TimeUnit.SECONDS) : first.tryLock();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        TriedLockCircle shared = new TriedLockCircle(args.length > 0 ? args[0] : System.getProperty("how", "attempt"));
        new Thread(shared::up, "up").start();
        new Thread(shared::down, "down").start();
    }
}
