import java.util.concurrent.locks.ReentrantLock;

class LockOnlyAroundWrite implements Runnable {
    private final ReentrantLock lock = new ReentrantLock();
    private long total;

    @Override
    public void run() {
        lock.lock();
        try {
            total++;
        } finally {
            lock.unlock();
        }
    }

    public long total() {
        return <weak_warning descr="'total' is read here by the thread that calls 'total()' and written in 'run()' (line 11) by the thread that runs 'LockOnlyAroundWrite'; no lock keeps them apart">total</weak_warning>;
    }
}
