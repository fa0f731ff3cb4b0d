import java.util.concurrent.atomic.AtomicIntegerArray;

class PetersonsAlgorithm {
    private final AtomicIntegerArray wants = new AtomicIntegerArray(2);
    private volatile int turn;
    private volatile int victim;
    private int given;
    private int taken;

    void give(int me) {
        wants.set(me, 1);
        turn = 1 - me;
        while (wants.get(1 - me) == 1 && turn == 1 - me) {
            Thread.onSpinWait();
        }
        given++;
        wants.set(me, 0);
    }

    void take(int me) {
        int other = 1 - me;
        wants.set(me, 1);
        victim = me;
        while (wants.get(other) == 1 && victim == me) {
            Thread.yield();
        }
        taken++;
        wants.set(me, 0);
    }

    void both() {
        new Thread(() -> give(0)).start();
        new Thread(() -> give(1)).start();
        new Thread(() -> take(0)).start();
        new Thread(() -> take(1)).start();
    }
}
