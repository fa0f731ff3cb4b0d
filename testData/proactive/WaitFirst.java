/**
 * The plainest schedule may show a thread that waits. That its condition can hold before it looks is found only if nothing is asked of
 * what would come behind: the wait itself needs a notification, which then comes too early for it.
 *
 * <p>expect: ok
 */
public final class WaitFirst {

    private boolean ready;

    private synchronized void await() throws InterruptedException {
        while (!ready) {
            wait();
        }
    }

    private synchronized void signal() {
        ready = true;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        WaitFirst shared = new WaitFirst();
        Thread waiting = new Thread(() -> {
            try {
                shared.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Thread signalling = new Thread(shared::signal);
        waiting.start();
        signalling.start();
        waiting.join();
        signalling.join();
    }
}
