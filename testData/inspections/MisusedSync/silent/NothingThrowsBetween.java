import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class NothingThrowsBetween {
    private final ReentrantReadWriteLock data = new ReentrantReadWriteLock();
    private final ReentrantLock gate = new ReentrantLock(true);
    private String owner;

    void refresh(String name) {
        data.writeLock().lock();
        owner = name;
        data.readLock().lock();
        data.writeLock().unlock();
        assert owner.equals(name);
        data.readLock().unlock();
    }

    void handOver(Runnable job) {
        gate.lock();
        Thread next = new Thread(() -> {
            job.run();
        });
        next.start();
        while (!gate.hasQueuedThread(next)) {
            Thread.onSpinWait();
        }
        gate.unlock();
    }
}
