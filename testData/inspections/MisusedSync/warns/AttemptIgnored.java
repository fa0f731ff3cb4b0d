import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class AttemptIgnored {
    private final ReentrantLock lock = new ReentrantLock();
    private final Semaphore permits = new Semaphore(1);
    private final CountDownLatch done = new CountDownLatch(2);
    private final SynchronousQueue<String> handOver = new SynchronousQueue<>();
    private final LinkedTransferQueue<String> transfers = new LinkedTransferQueue<>();

    void lockOrNot() throws InterruptedException {
        <weak_warning descr="'tryLock()' may not get 'lock', and nobody looks: what follows runs without it, and unlocking fails">lock.tryLock(1, TimeUnit.SECONDS)</weak_warning>;
        <weak_warning descr="'tryAcquire()' may not get a permit of 'permits', and nobody looks: what follows runs without one">permits.tryAcquire()</weak_warning>;
        <weak_warning descr="'await()' also ends when its time is up, and nobody looks: the count may not have been reached">done.await(1, TimeUnit.SECONDS)</weak_warning>;
    }

    Runnable producer() {
        <weak_warning descr="'offer()' fails where nobody waits for the element, and nobody looks: the element is then lost">handOver.offer("one")</weak_warning>;
        return () -> <weak_warning descr="'tryTransfer()' fails where nobody waits for the element, and nobody looks: the element is then lost">transfers.tryTransfer("two")</weak_warning>;
    }
}
