import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.StampedLock;

class NotReentrant {
    private final StampedLock stamped = new StampedLock();
    private final Semaphore mutex = new Semaphore(1);

    void twice() {
        long outer = stamped.writeLock();
        long inner = <warning descr="'NotReentrant.stamped' is taken here by a thread that may have it already; such a lock does not know its owner, and the thread waits for itself for ever">stamped.writeLock()</warning>;
        stamped.unlockWrite(inner);
        stamped.unlockWrite(outer);
    }

    void hoard() {
        mutex.acquireUninterruptibly();
        <warning descr="'NotReentrant.mutex' is taken here by a thread that may have it already; such a lock does not know its owner, and the thread waits for itself for ever">mutex.acquireUninterruptibly()</warning>;
        mutex.release(2);
    }
}
