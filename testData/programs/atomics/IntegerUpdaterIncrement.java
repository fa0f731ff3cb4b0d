// primitive: AtomicIntegerFieldUpdater
// expect: clean

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Increments through an updater. */
class IntegerUpdaterIncrement {

    private static final AtomicIntegerFieldUpdater<IntegerUpdaterIncrement> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(IntegerUpdaterIncrement.class, "count");

    private volatile int count;

    void increment() {
        COUNT.incrementAndGet(this);
        COUNT.accumulateAndGet(this, 1, (a, b) -> a + b);
    }

    public static void main(String[] args) throws Exception {
        IntegerUpdaterIncrement counter = new IntegerUpdaterIncrement();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 4 : counter.count;
    }
}
