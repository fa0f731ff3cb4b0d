import java.util.concurrent.locks.LockSupport;

class UnparkedAfterSet {
    private volatile boolean open;
    private int wakeUps;

    void pass() {
        while (!open) {
            LockSupport.park(this);
        }
    }

    void open(Thread waiter) {
        open = true;
        LockSupport.unpark(waiter);
        wakeUps = wakeUps + 1;
    }
}
