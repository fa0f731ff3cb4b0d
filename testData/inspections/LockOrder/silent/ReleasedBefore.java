import java.util.concurrent.locks.ReentrantLock;

class ReleasedBefore {
    private final ReentrantLock left = new ReentrantLock();
    private final ReentrantLock right = new ReentrantLock();

    void one() {
        left.lock();
        left.unlock();
        right.lock();
        right.unlock();
    }

    void two() {
        right.lock();
        right.unlock();
        left.lock();
        left.unlock();
    }
}
