// primitive: Semaphore, several permits
// expect: clean

import java.util.concurrent.Semaphore;

/** Two threads take both permits at once. */
class PermitsAtOnce {

    static void useBoth(Semaphore permits) {
        permits.acquireUninterruptibly(2);
        permits.release(2);
    }

    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(2);
        Thread a = new Thread(() -> useBoth(permits), "a");
        Thread b = new Thread(() -> useBoth(permits), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert permits.availablePermits() == 2;
        assert permits.tryAcquire() && permits.drainPermits() == 1;
    }
}
