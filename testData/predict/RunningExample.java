/**
 * The running example of Ganai et al. (BEST), rebuilt from its text: one method takes L2 and, within it, L1, and then waits; the other
 * notifies, and takes L1 and, within it, L2. The plainest schedule ends well. From it alone four things that can go wrong are
 * predicted: the notification that comes before the wait, the race on Z, the deadlock of the two locks, and that the other thread
 * comes between the statements that belong together.
 *
 * <p>expect: deadlock, stuck
 */
public final class RunningExample {

    private final Object l1 = new Object();
    private final Object l2 = new Object();
    private final Object notFull = new Object();
    private int x;
    private int z;

    private void ma() {
        synchronized (l2) {
            z = z + 1;
            x = 2 * z;
            synchronized (l1) {
                x = x + z;
            }
        }
        synchronized (notFull) {
            try {
                notFull.wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private void mb() {
        synchronized (notFull) {
            notFull.notify();
        }
        synchronized (l1) {
            z = z - 1;
            synchronized (l2) {
                x = z;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RunningExample shared = new RunningExample();
        Thread a = new Thread(shared::ma, "Ma");
        Thread b = new Thread(shared::mb, "Mb");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
