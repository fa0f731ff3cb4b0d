import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

class UnderATurn {
    private final AtomicInteger pending = new AtomicInteger();
    private final AtomicLong requested = new AtomicLong();

    void emit() {
        if (pending.get() == 0 && pending.compareAndSet(0, 1)) {
            if (requested.get() != 0) {
                requested.decrementAndGet();
            }
        }
    }

    void drain() {
        if (pending.getAndIncrement() != 0) {
            return;
        }
        if (requested.get() != 0) {
            requested.decrementAndGet();
        }
    }
}
