// primitive: AtomicIntegerFieldUpdater
// expect: assertion at 26 thread main

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Gets and sets through an updater, but not both at once. */
class IntegerUpdaterGetThenSet {

    private static final AtomicIntegerFieldUpdater<IntegerUpdaterGetThenSet> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(IntegerUpdaterGetThenSet.class, "count");

    private volatile int count;

    void increment() {
        COUNT.set(this, COUNT.get(this) + 1);
    }

    public static void main(String[] args) throws Exception {
        IntegerUpdaterGetThenSet counter = new IntegerUpdaterGetThenSet();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
