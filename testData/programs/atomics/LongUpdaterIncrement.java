// primitive: AtomicLongFieldUpdater
// expect: clean

import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** Increments through an updater. */
class LongUpdaterIncrement {

    private static final AtomicLongFieldUpdater<LongUpdaterIncrement> COUNT =
            AtomicLongFieldUpdater.newUpdater(LongUpdaterIncrement.class, "count");

    private volatile long count;

    void increment() {
        COUNT.incrementAndGet(this);
        COUNT.accumulateAndGet(this, 1, (a, b) -> a + b);
    }

    public static void main(String[] args) throws Exception {
        LongUpdaterIncrement counter = new LongUpdaterIncrement();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 4 : counter.count;
    }
}
