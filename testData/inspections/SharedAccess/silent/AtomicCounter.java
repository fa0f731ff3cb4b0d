import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;

class AtomicCounter {
    private final AtomicInteger count = new AtomicInteger();

    void serve(ExecutorService pool) {
        for (int i = 0; i < 10; i++) {
            pool.submit(count::incrementAndGet);
            pool.submit(() -> count.addAndGet(2));
        }
    }

    int count() {
        return count.get();
    }
}
