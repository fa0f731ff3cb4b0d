/**
 * The plainest schedule ends in a wait in vain, and threads have decided nothing in it: the notification comes before the wait. That the
 * waiting thread can get past where it was left is all there is to turn round.
 *
 * <p>expect: stuck
 */
public final class DeadlockFirst {

    private final Object lock = new Object();

    private void signal() {
        synchronized (lock) {
            lock.notify();
        }
    }

    private void await() throws InterruptedException {
        synchronized (lock) {
            lock.wait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DeadlockFirst shared = new DeadlockFirst();
        Thread signalling = new Thread(shared::signal);
        Thread waiting = new Thread(() -> {
            try {
                shared.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        signalling.start();
        waiting.start();
        signalling.join();
        waiting.join();
    }
}
