// primitive: spin lock
// expect: no-termination at 16 thread a
// or: no-termination at 16 thread b
// or: no-termination at 17 thread a
// or: no-termination at 17 thread b

import java.util.concurrent.atomic.AtomicBoolean;

/** A spin lock that is not freed on an early return. */
class SpinLockNeverFreed {

    private final AtomicBoolean locked = new AtomicBoolean();
    private int balance = 1;

    void withdraw() {
        while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        balance--;
        if (balance == 0) {
            return;
        }
        locked.set(false);
    }

    public static void main(String[] args) throws Exception {
        SpinLockNeverFreed account = new SpinLockNeverFreed();
        Thread a = new Thread(account::withdraw, "a");
        Thread b = new Thread(account::withdraw, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
