// primitive: AtomicBoolean
// expect: clean

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** One of two threads sets the flag. */
class AtomicBooleanOnce {

    private final AtomicBoolean started = new AtomicBoolean();
    private final AtomicInteger runs = new AtomicInteger();

    void run() {
        if (started.compareAndSet(false, true)) {
            runs.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicBooleanOnce once = new AtomicBooleanOnce();
        Thread a = new Thread(once::run, "a");
        Thread b = new Thread(once::run, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert once.runs.get() == 1 : once.runs.get();
    }
}
