import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

class AtomicAskedAfterwards {

    void joined() throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        Thread worker = new Thread(count::incrementAndGet);
        worker.start();
        worker.join();
        assert count.get() == 1;
    }

    void awaited() throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            count.incrementAndGet();
            done.countDown();
        }).start();
        done.await();
        assert count.get() == 1;
    }

    void spun() {
        AtomicBoolean ready = new AtomicBoolean();
        AtomicInteger value = new AtomicInteger();
        new Thread(() -> {
            value.set(3);
            ready.set(true);
        }).start();
        while (!ready.get()) {
            Thread.onSpinWait();
        }
        assert value.get() == 3;
    }

    void taken() throws InterruptedException {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.add("one")).start();
        assert queue.take().equals("one");
    }
}
