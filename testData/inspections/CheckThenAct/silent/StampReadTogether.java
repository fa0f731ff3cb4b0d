import java.util.concurrent.atomic.AtomicStampedReference;

class StampReadTogether {
    private final AtomicStampedReference<Integer> value = new AtomicStampedReference<>(0, 0);

    void increment() {
        int[] stamp = new int[1];
        Integer seen = value.get(stamp);
        value.compareAndSet(seen, seen + 1, stamp[0], stamp[0] + 1);
    }
}
