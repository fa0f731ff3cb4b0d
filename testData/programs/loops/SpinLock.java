// primitive: spin lock
// expect: clean

import java.util.concurrent.atomic.AtomicBoolean;

/** A lock that is taken by compare-and-set in a loop. */
class SpinLock {

    private final AtomicBoolean locked = new AtomicBoolean();
    private int count;

    void increment() {
        while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        count++;
        locked.set(false);
    }

    public static void main(String[] args) throws Exception {
        SpinLock counter = new SpinLock();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
