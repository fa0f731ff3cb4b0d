import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class ConditionOutsideLoop {
    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    private boolean ready;

    void proceed() throws InterruptedException {
        lock.lock();
        try {
            if (!ready) {
                <warning descr="'await()' can return although nothing happened: check the condition again in a loop">changed.await()</warning>;
            }
        } finally {
            lock.unlock();
        }
    }
}
