/**
 * A wait with a limit of time whose end is taken for the signal.
 *
 * <p>expect: assertion, when time runs out before the signal
 */
public final class TimedWait {

    private boolean ready;

    private synchronized void await() throws InterruptedException {
        if (!ready) {
            wait(10);
        }
        if (!ready) {
            throw new AssertionError("not ready");
        }
    }

    private synchronized void signal() {
        ready = true;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        TimedWait shared = new TimedWait();
        Thread waiting = new Thread(() -> {
            try {
                shared.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        waiting.start();
        shared.signal();
        waiting.join();
    }
}
