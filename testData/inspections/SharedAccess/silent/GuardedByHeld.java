// option: reportWhatIdeReports=true
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class GuardedByHeld {
    @interface GuardedBy {
        String value();
    }

    /** Taken by methods that only its author knows. */
    static class Turnstile {
        void enter() {
        }

        void leave() {
        }
    }

    private static final Object ALL = new Object();

    private final Turnstile turnstile = new Turnstile();

    @GuardedBy("turnstile")
    private int inside;

    private final Lock lock = new ReentrantLock();

    @GuardedBy("this")
    private int balance;

    @GuardedBy("lock")
    private final List<String> names = new ArrayList<>();

    @GuardedBy("ALL")
    private static int count;

    @GuardedBy("GuardedByHeld.class")
    private static int made;

    void enter() {
        turnstile.enter();
        inside++;
        turnstile.leave();
    }

    GuardedByHeld() {
        balance = 1;
    }

    synchronized void deposit(int amount) {
        balance += amount;
        log();
    }

    private void log() {
        System.out.println(balance);
    }

    @GuardedBy("this")
    void promised() {
        balance = 0;
    }

    void add(String name) {
        lock.lock();
        try {
            names.add(name);
        } finally {
            lock.unlock();
        }
        synchronized (ALL) {
            count++;
        }
        made();
    }

    static synchronized int made() {
        return made++;
    }

    void copyFrom(GuardedByHeld other) {
        synchronized (other) {
            other.balance++;
        }
    }
}
