// option: reportWhatIdeReports=true
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class GuardedByOnField {
    @interface GuardedBy {
        String value();
    }

    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    @GuardedBy("this")
    private int balance;

    @GuardedBy("lock")
    private int limit;

    @GuardedBy("itself")
    private final List<String> names = new ArrayList<>();

    synchronized void deposit(int amount) {
        balance += amount;
    }

    int balance() {
        return <warning descr="'balance' is read here without the lock that its @GuardedBy names, 'this'">balance</warning>;
    }

    int limit() {
        lock.readLock().lock();
        try {
            return limit;
        } finally {
            lock.readLock().unlock();
        }
    }

    void limit(int newLimit) {
        lock.readLock().lock();
        try {
            <warning descr="'limit' is written here without the lock that its @GuardedBy names, 'lock'">limit</warning> = newLimit;
        } finally {
            lock.readLock().unlock();
        }
    }

    void add(String name) {
        synchronized (names) {
            names.add(name);
        }
    }

    synchronized void rename(String name) {
        <warning descr="The content of 'names' is written here without the lock that its @GuardedBy names, 'names'">names.add(name)</warning>;
    }

    synchronized void copyFrom(GuardedByOnField other) {
        balance = <warning descr="'balance' is read here without the lock that its @GuardedBy names, 'this'">other.balance</warning>;
    }
}
