// fix: Wake the thread after the field is set
import java.util.concurrent.locks.LockSupport;

class UnparkLater {
    private volatile boolean open;
    private volatile String text;

    void pass() {
        while (!open) {
            LockSupport.park(this);
        }
    }

    void open(Thread waiter) {
        text = "open";
        open = true;
        LockSupport.unpark(waiter);
    }
}
