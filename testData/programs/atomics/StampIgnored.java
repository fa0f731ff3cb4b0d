// primitive: AtomicStampedReference
// expect: assertion at 25 thread main

import java.util.concurrent.atomic.AtomicStampedReference;

/** Compares with the stamp of now, not of when the value was read. */
class StampIgnored {

    private final AtomicStampedReference<Integer> value = new AtomicStampedReference<>(0, 0);

    void increment() {
        Integer seen = value.getReference();
        int stamp = value.getStamp();
        value.compareAndSet(seen, seen + 1, stamp, stamp + 1);
    }

    public static void main(String[] args) throws Exception {
        StampIgnored counter = new StampIgnored();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.value.getReference() == 2 : counter.value.getReference();
    }
}
