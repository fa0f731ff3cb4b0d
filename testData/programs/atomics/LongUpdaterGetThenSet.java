// primitive: AtomicLongFieldUpdater
// expect: assertion at 26 thread main

import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** Gets and sets through an updater, but not both at once. */
class LongUpdaterGetThenSet {

    private static final AtomicLongFieldUpdater<LongUpdaterGetThenSet> COUNT =
            AtomicLongFieldUpdater.newUpdater(LongUpdaterGetThenSet.class, "count");

    private volatile long count;

    void increment() {
        COUNT.set(this, COUNT.get(this) + 1);
    }

    public static void main(String[] args) throws Exception {
        LongUpdaterGetThenSet counter = new LongUpdaterGetThenSet();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
