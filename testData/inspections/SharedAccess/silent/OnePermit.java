import java.util.concurrent.Semaphore;

class OnePermit {
    private final Semaphore permits = new Semaphore(1);
    private int count;

    void increment() {
        permits.acquireUninterruptibly();
        count++;
        permits.release();
    }

    void both() {
        new Thread(this::increment).start();
        new Thread(this::increment).start();
    }
}
