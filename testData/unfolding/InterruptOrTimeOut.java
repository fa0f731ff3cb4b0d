import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads wait for a lock that nobody gives back. A third interrupts one of them, which then gives up its place in the queue: that
 * is a write where its time-out would have been a read, so what the step does to the lock depends on the interrupt, which it
 * looks at later.
 */
public final class InterruptOrTimeOut {

    private final ReentrantLock lock = new ReentrantLock();

    private void tryToLock() {
        try {
            if (lock.tryLock(1, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody has given it back");
            }
        } catch (InterruptedException e) {
            // It gives up, just as when its time is over.
        }
    }

    public static void main(String[] args) {
        InterruptOrTimeOut shared = new InterruptOrTimeOut();
        shared.lock.lock();
        Thread first = new Thread(shared::tryToLock, "first");
        first.start();
        new Thread(shared::tryToLock, "second").start();
        new Thread(first::interrupt, "third").start();
    }
}
