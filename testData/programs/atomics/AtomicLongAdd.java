// primitive: AtomicLong
// expect: clean

import java.util.concurrent.atomic.AtomicLong;

/** Adds atomically. */
class AtomicLongAdd {

    private final AtomicLong count = new AtomicLong();

    void increment() {
        count.getAndAdd(1L << 40);
    }

    public static void main(String[] args) throws Exception {
        AtomicLongAdd counter = new AtomicLongAdd();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count.get() == 2L << 40 : counter.count.get();
    }
}
