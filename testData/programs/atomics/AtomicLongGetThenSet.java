// primitive: AtomicLong
// expect: assertion at 23 thread main

import java.util.concurrent.atomic.AtomicLong;

/** Gets and sets atomically, but not both at once. */
class AtomicLongGetThenSet {

    private final AtomicLong count = new AtomicLong();

    void increment() {
        count.set(count.get() + 1);
    }

    public static void main(String[] args) throws Exception {
        AtomicLongGetThenSet counter = new AtomicLongGetThenSet();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count.get() == 2 : counter.count.get();
    }
}
