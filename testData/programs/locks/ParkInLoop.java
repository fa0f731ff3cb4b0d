// primitive: LockSupport.park, unpark
// expect: clean

import java.util.concurrent.locks.LockSupport;

/** Sets the flag and then unparks; a permit given early is kept. */
class ParkInLoop {

    private volatile boolean open;

    void pass() {
        while (!open) {
            LockSupport.park(this);
        }
    }

    public static void main(String[] args) throws Exception {
        ParkInLoop gate = new ParkInLoop();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
