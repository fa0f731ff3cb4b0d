// primitive: LockSupport.park, unpark
// expect: stuck at 13 thread waiter

import java.util.concurrent.locks.LockSupport;

/** Unparks before it sets the flag: the waiter may look, see nothing and park for ever. */
class UnparkedTooEarly {

    private volatile boolean open;

    void pass() {
        while (!open) {
            LockSupport.park(this);
        }
    }

    public static void main(String[] args) throws Exception {
        UnparkedTooEarly gate = new UnparkedTooEarly();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        LockSupport.unpark(waiter);
        gate.open = true;
        waiter.join();
    }
}
