import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

class CompareAndSet {
    private final AtomicInteger value = new AtomicInteger();
    private final AtomicBoolean closed = new AtomicBoolean();

    void max(int candidate) {
        int old = value.get();
        while (candidate > old && !value.compareAndSet(old, candidate)) {
            old = value.get();
        }
    }

    void close() {
        if (closed.compareAndSet(false, true)) {
            value.set(0);
        }
    }
}
