// primitive: Semaphore, requests of different size
// expect: stuck at 11 thread big

import java.util.concurrent.Semaphore;

/** Who waits first for two permits stands in the way of those behind it, also where the semaphore is not fair. */
class SmallBehindBig {

    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(0);
        Thread big = new Thread(() -> permits.acquireUninterruptibly(2), "big");
        Thread small = new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.release();
        }, "small");
        big.start();
        small.start();
        permits.release();
        small.join();
        permits.release();
        big.join();
    }
}
