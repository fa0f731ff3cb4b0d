import java.util.concurrent.locks.ReentrantLock;

class AskedBetweenLockAndUnlock {
    private final ReentrantLock lock = new ReentrantLock();
    private Thread owner = new Thread(() -> { });
    private int priority;

    void ask() {
        <weak_warning descr="'lock' stays locked for ever if the code up to 'unlock()' throws or returns: unlock in a finally block">lock.lock()</weak_warning>;
        priority = owner.getPriority();
        lock.unlock();
    }

    void change(int other) {
        <weak_warning descr="'lock' stays locked for ever if the code up to 'unlock()' throws or returns: unlock in a finally block">lock.lock()</weak_warning>;
        owner.setPriority(other);
        lock.unlock();
    }
}
