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
        if (<weak_warning descr="Lines 26 to 27 look meant to be one step: 'seats' is read in line 26, then read and written in line 27, close together in one method, with no wait in between. But no lock is held all the way, so another thread in the same lines can change it meanwhile">seats() > 0) {
            take()</weak_warning>;
        }
    }
}
