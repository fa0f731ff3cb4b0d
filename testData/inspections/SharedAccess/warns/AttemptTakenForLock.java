import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

class AttemptTakenForLock {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    void increment() {
        lock.tryLock();
        <weak_warning descr="'count' is changed here by a thread started in line 17 and by a thread started in line 18 at the same time; no lock keeps them apart">count</weak_warning>++;
        lock.unlock();
    }

    void both() {
        new Thread(this::increment).start();
        new Thread(this::increment).start();
    }

    static void timed() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger results = new AtomicInteger();
        new Thread(() -> {
            results.incrementAndGet();
            done.countDown();
        }).start();
        done.await(1, TimeUnit.SECONDS);
        assert <weak_warning descr="'results' is used here as if a thread started in line 24 had changed it already, in 'timed()' (line 25), but nothing makes this thread wait for that">results.get()</weak_warning> == 1;
    }
}
