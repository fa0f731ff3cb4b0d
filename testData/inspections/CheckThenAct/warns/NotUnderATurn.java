import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

class NotUnderATurn {
    private final AtomicInteger pending = new AtomicInteger();
    private final AtomicLong requested = new AtomicLong();

    void drain() {
        if (pending.getAndIncrement() > 10) {
            return;
        }
        if (<weak_warning descr="Another thread can change 'requested' between this check and what follows">requested.get()</weak_warning> != 0) {
            requested.decrementAndGet();
        }
    }
}
