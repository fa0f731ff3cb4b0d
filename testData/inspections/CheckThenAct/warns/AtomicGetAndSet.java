import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

class AtomicGetAndSet {
    private final AtomicInteger permits = new AtomicInteger();
    private final AtomicBoolean closed = new AtomicBoolean();

    void increment() {
        <weak_warning descr="Another thread can change 'permits' between the read and this set; its change is then lost">permits.set(permits.get() + 1)</weak_warning>;
    }

    void take() {
        if (<weak_warning descr="Another thread can change 'permits' between this check and what follows">permits.get()</weak_warning> > 0) {
            permits.decrementAndGet();
        }
    }

    void close() {
        if (!<weak_warning descr="Another thread can change 'closed' between this check and what follows">closed.get()</weak_warning>) {
            closed.set(true);
            release();
        }
    }

    void twice() {
        int old = permits.get();
        <weak_warning descr="Another thread can change 'permits' between the read and this set; its change is then lost">permits.set(old * 2)</weak_warning>;
    }

    private void release() {
    }
}
