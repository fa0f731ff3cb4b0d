import java.util.concurrent.locks.ReentrantLock;

class LockedForTheCaller {
    private final ReentrantLock lock = new ReentrantLock();

    boolean checkAndLock(String name) {
        lock.lock();
        if (name.isEmpty()) {
            lock.unlock();
            return false;
        }
        return true;
    }
}
