// primitive: LockSupport.parkNanos
// expect: assertion at 14 thread waiter
// options: --time-outs any

import java.util.concurrent.locks.LockSupport;

/** Takes the end of a timed park for the unpark. */
class ParkNanosTakenForUnpark {

    private volatile boolean open;

    void pass() {
        LockSupport.parkNanos(this, 1_000_000);
        assert open : "the time was up";
    }

    public static void main(String[] args) throws Exception {
        ParkNanosTakenForUnpark gate = new ParkNanosTakenForUnpark();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
