import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Two readers and a writer of two fields under a lock for readers and writers. Who stands in its queue decides who has to wait, so the
 * queue is part of the constraints.
 *
 * <p>expect: ok; with {@code -Dforgotten=true}, or that argument, the second reader takes no lock: assertion
 */
public final class ReadLock {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int a;
    private int b;

    private void write() {
        lock.writeLock().lock();
        try {
            a++;
            b++;
        } finally {
            lock.writeLock().unlock();
        }
    }

    private void read() {
        lock.readLock().lock();
        try {
            look();
        } finally {
            lock.readLock().unlock();
        }
    }

    private void look() {
        if (a != b) {
            throw new AssertionError("torn");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean forgotten = args.length > 0 || Boolean.getBoolean("forgotten");
        ReadLock shared = new ReadLock();
        Thread writer = new Thread(shared::write);
        Thread reader = new Thread(shared::read);
        Thread other = new Thread(forgotten ? shared::look : shared::read);
        writer.start();
        reader.start();
        other.start();
        writer.join();
        reader.join();
        other.join();
    }
}
