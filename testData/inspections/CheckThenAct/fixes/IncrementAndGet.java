// fix: Replace with 'incrementAndGet()'
import java.util.concurrent.atomic.AtomicInteger;

class IncrementAndGet {
    private final AtomicInteger hits = new AtomicInteger();

    void hit() {
        hits.set(hits.get() + 1);
    }
}
