import java.util.concurrent.locks.ReentrantLock;

class NotReleased {
    private final ReentrantLock lock = new ReentrantLock();

    void work(Runnable job) {
        <weak_warning descr="'lock' stays locked for ever if the code up to 'unlock()' throws or returns: unlock in a finally block">lock.lock()</weak_warning>;
        job.run();
        lock.unlock();
    }
}
