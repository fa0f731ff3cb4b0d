import java.util.concurrent.locks.LockSupport;

class UnparkedBeforeSet {
    private volatile boolean open;

    void pass() {
        while (!open) {
            LockSupport.park(this);
        }
    }

    void open(Thread waiter) {
        <weak_warning descr="The thread is woken before 'open' is set: it may look, see the old value, and park for ever">LockSupport.unpark(waiter)</weak_warning>;
        open = true;
    }
}
