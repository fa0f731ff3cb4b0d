// primitive: ReentrantLock, left locked
// expect: stuck at 14 thread a
// or: stuck at 14 thread b

import java.util.concurrent.locks.ReentrantLock;

/** Returns early without releasing the lock: whoever comes later waits for a thread that has ended. */
class NeverUnlocked {

    private final ReentrantLock lock = new ReentrantLock();
    private int balance = 1;

    void withdraw() {
        lock.lock();
        balance--;
        if (balance == 0) {
            return;
        }
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        NeverUnlocked account = new NeverUnlocked();
        Thread a = new Thread(account::withdraw, "a");
        Thread b = new Thread(account::withdraw, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
