import java.util.concurrent.Semaphore;

class PermitsByTheByte {
    private final Semaphore memory;

    PermitsByTheByte(int size) {
        memory = new Semaphore(size);
    }

    void add(byte[] entry) {
        if (!memory.tryAcquire(entry.length)) {
            memory.acquireUninterruptibly(entry.length);
        }
    }

    void flush(int size) {
        memory.release(size);
    }
}
