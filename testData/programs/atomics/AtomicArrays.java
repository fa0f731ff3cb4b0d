// primitive: AtomicIntegerArray, AtomicLongArray, AtomicReferenceArray
// expect: clean

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Elements of all three kinds of atomic array are updated atomically. */
class AtomicArrays {

    private final AtomicIntegerArray ints = new AtomicIntegerArray(1);
    private final AtomicLongArray longs = new AtomicLongArray(2);
    private final AtomicReferenceArray<Integer> references = new AtomicReferenceArray<>(new Integer[] {0, 0, 0});

    void increment() {
        ints.incrementAndGet(0);
        longs.addAndGet(1, 1);
        references.updateAndGet(2, n -> n + 1);
    }

    public static void main(String[] args) throws Exception {
        AtomicArrays counter = new AtomicArrays();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.ints.get(0) == 2;
        assert counter.longs.get(1) == 2;
        assert counter.references.get(2) == 2;
    }
}
