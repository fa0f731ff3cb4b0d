import java.util.concurrent.locks.ReentrantLock;

class LockPerAccess {
    private final ReentrantLock lock = new ReentrantLock();
    private int seats = 5;

    int seats() {
        lock.lock();
        try {
            return seats;
        } finally {
            lock.unlock();
        }
    }

    void take() {
        lock.lock();
        try {
            seats--;
        } finally {
            lock.unlock();
        }
    }

    void book() {
        if (<warning descr="Lines 26 to 27 seem to check 'seats' and change it in one step (one method, 3 shared accesses close together, no wait between them), but another thread in 'take()' (line 19) can change it in between">seats() > 0) {
            take()</warning>;
        }
    }
}
