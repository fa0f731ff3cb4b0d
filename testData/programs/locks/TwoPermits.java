// primitive: Semaphore
// expect: assertion at 26 thread main

import java.util.concurrent.Semaphore;

/** Two permits are no mutual exclusion. */
class TwoPermits {

    private final Semaphore permits = new Semaphore(2);
    private int count;

    void increment() {
        permits.acquireUninterruptibly();
        count++;
        permits.release();
    }

    public static void main(String[] args) throws Exception {
        TwoPermits counter = new TwoPermits();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
