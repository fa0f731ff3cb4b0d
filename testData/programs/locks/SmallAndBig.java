// primitive: Semaphore, requests of different size
// expect: clean

import java.util.concurrent.Semaphore;

/** There are permits enough for both before anybody is waited for. */
class SmallAndBig {

    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(0);
        Thread big = new Thread(() -> {
            permits.acquireUninterruptibly(2);
            permits.release(2);
        }, "big");
        Thread small = new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.release();
        }, "small");
        big.start();
        small.start();
        permits.release();
        permits.release();
        small.join();
        big.join();
        assert permits.availablePermits() == 2 : permits;
    }
}
