// primitive: ReentrantReadWriteLock
// expect: clean

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader never sees a half-done write. */
class ReadersAndWriter {

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int left;
    private int right;

    void write() {
        lock.writeLock().lock();
        try {
            left++;
            right++;
        } finally {
            lock.writeLock().unlock();
        }
    }

    void read() {
        lock.readLock().lock();
        try {
            assert left == right;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ReadersAndWriter pair = new ReadersAndWriter();
        Thread writer = new Thread(pair::write, "writer");
        Thread reader = new Thread(pair::read, "reader");
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
