/**
 * A thread that waits for the end of another while it has a lock, as part of a circle: first has its lock and waits for second, second waits for
 * third's lock, third waits for first's.
 */
public final class JoinCircle {

    private final Object one = new Object();
    private final Object two = new Object();

    private void waitFor(Thread other) {
        synchronized (one) {
            try {
                other.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private void takeTwo() {
        synchronized (two) {
            Thread.yield();
        }
    }

    private void takeBoth() {
        synchronized (two) {
            synchronized (one) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) {
        JoinCircle shared = new JoinCircle();
        Thread second = new Thread(shared::takeTwo, "second");
        new Thread(() -> shared.waitFor(second), "first").start();
        new Thread(shared::takeBoth, "third").start();
        second.start();
    }
}
