// primitive: livelock
// expect: clean

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Peterson's algorithm: each thread steps aside once. */
class PoliteByTurns {

    private final AtomicIntegerArray wants = new AtomicIntegerArray(2);
    private volatile int turn;
    private int passed;

    void pass(int me) {
        wants.set(me, 1);
        turn = 1 - me;
        while (wants.get(1 - me) == 1 && turn == 1 - me) {
            Thread.onSpinWait();
        }
        passed++;
        wants.set(me, 0);
    }

    public static void main(String[] args) throws Exception {
        PoliteByTurns door = new PoliteByTurns();
        Thread a = new Thread(() -> door.pass(0), "a");
        Thread b = new Thread(() -> door.pass(1), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert door.passed == 2 : door.passed;
    }
}
