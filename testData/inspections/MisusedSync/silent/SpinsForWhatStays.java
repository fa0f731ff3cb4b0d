import java.util.concurrent.atomic.AtomicIntegerArray;

class SpinsForWhatStays {
    private final AtomicIntegerArray wants = new AtomicIntegerArray(2);
    private volatile int turn;
    private volatile int state;
    private volatile boolean open;

    void takesTurns(int me) {
        wants.set(me, 1);
        turn = 1 - me;
        while (wants.get(1 - me) == 1 && turn == 1 - me) {
            Thread.onSpinWait();
        }
        wants.set(me, 0);
    }

    void stepsBack(int me) {
        wants.set(me, 1);
        while (wants.get(1 - me) == 1) {
            wants.set(me, 0);
            Thread.yield();
            wants.set(me, 1);
        }
        wants.set(me, 0);
    }

    void givesUp(int me) {
        wants.set(me, 1);
        while (wants.get(1 - me) == 1) {
            if (Thread.currentThread().isInterrupted()) {
                break;
            }
        }
    }

    void awaitTwo() {
        while (state < 2) {
            Thread.onSpinWait();
        }
    }

    void awaitOpen() {
        while (!open) {
            Thread.onSpinWait();
        }
    }

    void goThrough() throws InterruptedException {
        state = 1;
        state = 2;
        open = false;
        open = true;
    }

    void closeLater(Thread passing) throws InterruptedException {
        open = true;
        passing.join();
        open = false;
    }
}
