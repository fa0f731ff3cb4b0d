import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

class AtomicAskedTooEarly {

    void inThread() throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread worker = new Thread(adder::increment);
        worker.start();
        assert <weak_warning descr="'adder' is used here as if a thread started in line 12 had changed it already, in 'inThread()' (line 11), but nothing makes this thread wait for that">adder.sum()</weak_warning> == 1;
        worker.join();
    }

    void inPool() {
        AtomicInteger results = new AtomicInteger();
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.execute(() -> results.incrementAndGet());
        pool.shutdown();
        if (<weak_warning descr="'results' is used here as if a thread started in line 20 had changed it already, in 'inPool()' (line 20), but nothing makes this thread wait for that">results.get()</weak_warning> != 1) {
            throw new IllegalStateException("not done");
        }
    }

    void inFuture() {
        AtomicInteger stages = new AtomicInteger();
        CompletableFuture<Void> future = CompletableFuture.runAsync(stages::incrementAndGet);
        assertEquals(1, <weak_warning descr="'stages' is used here as if a thread started in line 29 had changed it already, in 'inFuture()' (line 29), but nothing makes this thread wait for that">stages.get()</weak_warning>);
        future.join();
    }

    static void assertEquals(int expected, int actual) {
        assert expected == actual;
    }
}
