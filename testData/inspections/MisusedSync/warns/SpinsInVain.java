import java.util.concurrent.atomic.AtomicIntegerArray;

class SpinsInVain {
    private final AtomicIntegerArray wants = new AtomicIntegerArray(2);
    private volatile int state;
    private volatile boolean open;
    private volatile boolean busy = true;

    void pass(int me) {
        wants.set(me, 1);
        while (<weak_warning descr="A thread sets its own flag in 'wants' and then waits while the other's is set: if both come at the same time, both wait for ever">wants.get(1 - me) == 1</weak_warning>) {
            Thread.onSpinWait();
        }
        wants.set(me, 0);
    }

    void awaitOne() {
        while (<weak_warning descr="'state' is 1 for a moment only: the statement after line 42 changes it again, and a loop that has not looked by then waits for ever">state != 1</weak_warning>) {
            Thread.onSpinWait();
        }
    }

    void awaitChange() {
        while (<weak_warning descr="'state' is 3 for a moment only: the statement after line 51 changes it again, and a loop that has not looked by then waits for ever">state == 0</weak_warning>) {
            Thread.yield();
        }
    }

    void awaitOpen() {
        while (<weak_warning descr="'open' is true for a moment only: the statement after line 44 changes it again, and a loop that has not looked by then waits for ever">!open</weak_warning>) {
            Thread.onSpinWait();
        }
    }

    void awaitIdle() {
        while (<weak_warning descr="'busy' is false for a moment only: the statement after line 49 changes it again, and a loop that has not looked by then waits for ever">busy</weak_warning>) {
            Thread.onSpinWait();
        }
    }

    void goThrough() {
        state = 1;
        state = 2;
        open = true;
        open = false;
    }

    void pulse() {
        busy = false;
        busy = true;
        state = 3;
        state = 0;
    }
}
