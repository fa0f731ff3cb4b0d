// primitive: AtomicInteger
// expect: clean

import java.util.concurrent.atomic.AtomicInteger;

/** Increments atomically. */
class AtomicIncrement {

    private final AtomicInteger count = new AtomicInteger();

    void increment() {
        count.incrementAndGet();
        count.accumulateAndGet(2, Integer::sum);
        count.updateAndGet(n -> n + 3);
    }

    public static void main(String[] args) throws Exception {
        AtomicIncrement counter = new AtomicIncrement();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count.get() == 12 : counter.count.get();
    }
}
