// fix: Replace with 'compareAndSet()'
import java.util.concurrent.atomic.AtomicBoolean;

class CompareAndSet {
    private final AtomicBoolean closed = new AtomicBoolean();

    void close() {
        if (closed.compareAndSet(false, true)) {
            System.out.println("closed");
        }
    }
}
