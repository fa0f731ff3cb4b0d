// primitive: AtomicBoolean
// expect: assertion at 28 thread main

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads both find the flag unset and both run what is to run once. */
class AtomicBooleanTestThenSet {

    private final AtomicBoolean started = new AtomicBoolean();
    private final AtomicInteger runs = new AtomicInteger();

    void run() {
        if (!started.get()) {
            started.set(true);
            runs.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicBooleanTestThenSet once = new AtomicBooleanTestThenSet();
        Thread a = new Thread(once::run, "a");
        Thread b = new Thread(once::run, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert once.runs.get() == 1 : once.runs.get();
    }
}
