// primitive: AtomicIntegerArray, AtomicLongArray, AtomicReferenceArray
// expect: assertion at 23 thread main

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Gets and sets an element atomically, but not both at once. */
class AtomicArrayGetThenSet {

    private final AtomicIntegerArray counts = new AtomicIntegerArray(2);

    void increment() {
        counts.set(1, counts.get(1) + 1);
    }

    public static void main(String[] args) throws Exception {
        AtomicArrayGetThenSet counter = new AtomicArrayGetThenSet();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.counts.get(1) == 2 : counter.counts;
    }
}
