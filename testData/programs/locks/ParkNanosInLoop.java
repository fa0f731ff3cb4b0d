// primitive: LockSupport.parkNanos
// expect: clean

import java.util.concurrent.locks.LockSupport;

/** Parks for a while again and again until the flag is set. */
class ParkNanosInLoop {

    private volatile boolean open;

    void pass() {
        while (!open) {
            LockSupport.parkNanos(this, 1_000_000);
        }
    }

    public static void main(String[] args) throws Exception {
        ParkNanosInLoop gate = new ParkNanosInLoop();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
