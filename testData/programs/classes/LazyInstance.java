// primitive: class initialisation
// expect: assertion at 26 thread main

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads both find no instance and both make one. */
class LazyInstance {

    private static final AtomicInteger MADE = new AtomicInteger();
    private static LazyInstance instance;

    static void instance() {
        if (instance == null) {
            MADE.incrementAndGet();
            instance = new LazyInstance();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(LazyInstance::instance, "a");
        Thread b = new Thread(LazyInstance::instance, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert MADE.get() == 1 : MADE;
    }
}
