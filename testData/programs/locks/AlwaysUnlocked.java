// primitive: ReentrantLock, left locked
// expect: clean

import java.util.concurrent.locks.ReentrantLock;

/** Releases the lock on every way out. */
class AlwaysUnlocked {

    private final ReentrantLock lock = new ReentrantLock();
    private int balance = 1;

    void withdraw() {
        lock.lock();
        try {
            if (balance == 0) {
                return;
            }
            balance--;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        AlwaysUnlocked account = new AlwaysUnlocked();
        Thread a = new Thread(account::withdraw, "a");
        Thread b = new Thread(account::withdraw, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert account.balance == 0 : account.balance;
    }
}
