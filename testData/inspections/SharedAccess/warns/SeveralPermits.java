import java.util.concurrent.Semaphore;

class SeveralPermits {
    private final Semaphore permits = new Semaphore(2);
    private int count;

    void increment() {
        permits.acquireUninterruptibly();
        <weak_warning descr="'count' is changed here by a thread started in line 14 and by a thread started in line 15 at the same time; no lock keeps them apart">count</weak_warning>++;
        permits.release();
    }

    void both() {
        new Thread(this::increment).start();
        new Thread(this::increment).start();
    }
}
