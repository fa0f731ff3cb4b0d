// primitive: Semaphore
// expect: clean

import java.util.concurrent.Semaphore;

/** One permit is mutual exclusion. */
class OnePermit {

    private final Semaphore permits = new Semaphore(1);
    private int count;

    void increment() {
        permits.acquireUninterruptibly();
        count++;
        permits.release();
    }

    public static void main(String[] args) throws Exception {
        OnePermit counter = new OnePermit();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
