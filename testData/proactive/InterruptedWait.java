/**
 * A wait that ends by a notification or by an interrupt, whichever comes first; both come.
 *
 * <p>expect: assertion, when the interrupt comes first
 */
public final class InterruptedWait {

    private boolean ready;

    private synchronized void await() {
        try {
            while (!ready) {
                wait();
            }
        } catch (InterruptedException e) {
            if (!ready) {
                throw new AssertionError("gave up");
            }
        }
    }

    private synchronized void signal() {
        ready = true;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        InterruptedWait shared = new InterruptedWait();
        Thread waiting = new Thread(shared::await);
        Thread other = new Thread(shared::signal);
        waiting.start();
        other.start();
        waiting.interrupt();
        waiting.join();
        other.join();
    }
}
