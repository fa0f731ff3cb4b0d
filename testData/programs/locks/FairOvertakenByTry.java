// primitive: Semaphore, fair
// expect: clean

import java.util.concurrent.Semaphore;

/** To try without a time limit overtakes those who wait, also where the semaphore is fair. */
class FairOvertakenByTry {

    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(2, true);
        permits.acquire();
        Thread big = new Thread(() -> permits.acquireUninterruptibly(2), "big");
        Thread small = new Thread(() -> {
            assert permits.tryAcquire();
            permits.release();
        }, "small");
        big.start();
        small.start();
        small.join();
        permits.release();
        big.join();
    }
}
