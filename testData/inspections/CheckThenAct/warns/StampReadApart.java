import java.util.concurrent.atomic.AtomicStampedReference;

class StampReadApart {
    private final AtomicStampedReference<Integer> value = new AtomicStampedReference<>(0, 0);

    void increment() {
        Integer seen = value.getReference();
        int stamp = value.getStamp();
        <weak_warning descr="The value and the stamp of 'value' were read in two steps, so they may not belong together; get() reads both at once">value.compareAndSet(seen, seen + 1, stamp, stamp + 1)</weak_warning>;
    }
}
