import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class ReleaseAfterTameCalls {
    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Map<Integer, AtomicInteger> counts = new HashMap<>();

    void cannotThrow(int key) {
        <weak_warning descr="'lock' stays locked for ever if the code up to 'unlock()' throws or returns: unlock in a finally block">lock.lock()</weak_warning>;
        counts.put(key, null);
        forget(key);
        changed.signalAll();
        lock.unlock();
    }

    private void forget(int key) {
        counts.remove(key);
    }

    void nullForNewKeys(int key) {
        <weak_warning descr="'lock' stays locked for ever if the code up to 'unlock()' throws or returns: unlock in a finally block">lock.lock()</weak_warning>;
        counts.get(key).incrementAndGet();
        lock.unlock();
    }
}
