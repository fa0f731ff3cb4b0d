import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Circles of read-write locks: threads that each have one half of a lock and want the other half of the next thread's.
 *
 * <p>Arguments, or else system properties: threads (2), the half that they have (read).
 */
public final class ReadLockCircle {

    private static void takeBoth(Lock one, Lock two) {
        one.lock();
        two.lock();
        two.unlock();
        one.unlock();
    }

    public static void main(String[] args) {
        int threads = Integer.parseInt(args.length > 0 ? args[0] : System.getProperty("threads", "2"));
        boolean read = (args.length > 1 ? args[1] : System.getProperty("has", "read")).equals("read");
        ReentrantReadWriteLock[] locks = new ReentrantReadWriteLock[threads];
        for (int t = 0; t < threads; t++) {
            locks[t] = new ReentrantReadWriteLock();
        }
        for (int t = 0; t < threads; t++) {
            ReentrantReadWriteLock own = locks[t];
            ReentrantReadWriteLock next = locks[(t + 1) % threads];
            new Thread(() -> takeBoth(read ? own.readLock() : own.writeLock(), read ? next.writeLock() : next.readLock()), "t" + t)
                    .start();
        }
    }
}
