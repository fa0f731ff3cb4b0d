// fix: Unlock in a finally block
import java.util.concurrent.atomic.AtomicBoolean;

class SpinLockInFinally {
    private final AtomicBoolean locked = new AtomicBoolean();
    private int balance = 1;

    void withdraw() {
        while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        if (balance == 0) {
            return;
        }
        balance--;
        locked.set(false);
    }
}
