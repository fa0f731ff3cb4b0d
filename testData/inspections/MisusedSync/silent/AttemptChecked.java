import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

class AttemptChecked {
    private final ReentrantLock lock = new ReentrantLock();
    private final Semaphore permits = new Semaphore(1);
    private final CountDownLatch done = new CountDownLatch(2);
    private final LinkedTransferQueue<String> transfers = new LinkedTransferQueue<>();
    private final ArrayBlockingQueue<String> latest = new ArrayBlockingQueue<>(1);
    private int count;

    boolean lockOrNot() throws InterruptedException {
        if (lock.tryLock()) {
            try {
                count++;
            } finally {
                lock.unlock();
            }
        }
        boolean permitted = permits.tryAcquire();
        done.await();
        latest.offer("dropped when full");
        return done.await(1, TimeUnit.SECONDS) && permitted;
    }

    BooleanSupplier producer() {
        return () -> transfers.tryTransfer("two");
    }

    boolean awaitEnd(java.util.concurrent.CountDownLatch done, long time) throws InterruptedException {
        done.await(time, java.util.concurrent.TimeUnit.SECONDS);
        return done.getCount() == 0;
    }
}
