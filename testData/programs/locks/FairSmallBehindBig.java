// primitive: Semaphore, fair
// expect: stuck at 12 thread big

import java.util.concurrent.Semaphore;

/** There is a permit left, but who comes later does not overtake the one who waits for two. */
class FairSmallBehindBig {

    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(2, true);
        permits.acquire();
        Thread big = new Thread(() -> permits.acquireUninterruptibly(2), "big");
        Thread small = new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.release();
        }, "small");
        big.start();
        small.start();
        small.join();
        permits.release();
        big.join();
    }
}
