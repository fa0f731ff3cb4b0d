import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class MonitorAndLock {
    private final Lock lock = new ReentrantLock();

    synchronized void one() {
        <weak_warning descr="Possible deadlock: 'MonitorAndLock.lock' is taken here while the lock of one 'MonitorAndLock' is held; in 'two()' (line 19) it is the lock of one 'MonitorAndLock' that is taken while 'MonitorAndLock.lock' is held">lock.lock()</weak_warning>;
        try {
            System.out.println("one");
        } finally {
            lock.unlock();
        }
    }

    void two() {
        lock.lock();
        try {
            three();
        } finally {
            lock.unlock();
        }
    }

    private synchronized void three() {
        System.out.println("three");
    }
}
