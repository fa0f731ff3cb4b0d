import java.util.concurrent.locks.ReentrantLock;

class TryLock {
    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();

    void one() {
        left.lock();
        try {
            right.lock();
            right.unlock();
        } finally {
            left.unlock();
        }
    }

    void two() {
        right.lock();
        try {
            if (left.tryLock()) {
                left.unlock();
            }
        } finally {
            right.unlock();
        }
    }
}
