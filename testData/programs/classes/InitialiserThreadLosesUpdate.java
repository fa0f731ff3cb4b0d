// primitive: threads started by static initialisers
// expect: assertion at 36 thread main

import java.util.concurrent.CountDownLatch;

/** The thread of a static initialiser and main count without a lock. */
class InitialiserThreadLosesUpdate {

    static class Counter {

        static final CountDownLatch GO = new CountDownLatch(1);
        static final CountDownLatch DONE = new CountDownLatch(1);
        static int count;

        static {
            new Thread(Counter::countOnce, "counter").start();
        }

        static void countOnce() {
            try {
                GO.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            count++;
            DONE.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        Counter.GO.countDown();
        Counter.count++;
        Counter.DONE.await();
        int count = Counter.count;
        // Both have counted.
        assert count == 2 : count;
    }
}
