// primitive: livelock
// expect: no-termination at 16 thread a
// or: no-termination at 16 thread b
// or: no-termination at 17 thread a
// or: no-termination at 17 thread b

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Each thread lets the other one go first. */
class Polite {

    private final AtomicIntegerArray wants = new AtomicIntegerArray(2);

    void pass(int me) {
        wants.set(me, 1);
        while (wants.get(1 - me) == 1) {
            Thread.onSpinWait();
        }
        wants.set(me, 0);
    }

    public static void main(String[] args) throws Exception {
        Polite door = new Polite();
        Thread a = new Thread(() -> door.pass(0), "a");
        Thread b = new Thread(() -> door.pass(1), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
