import java.util.concurrent.atomic.AtomicLong;

class AtomicSetToOther {
    private final AtomicLong last = new AtomicLong();
    private final AtomicLong first = new AtomicLong();

    void tick(long now) {
        last.set(now);
        first.set(last.get());
    }
}
