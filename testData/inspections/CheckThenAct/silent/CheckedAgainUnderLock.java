import java.util.concurrent.atomic.AtomicBoolean;

class CheckedAgainUnderLock {
    private final AtomicBoolean done = new AtomicBoolean();
    private int made;

    void init() {
        if (!done.get()) {
            synchronized (this) {
                if (!done.get()) {
                    made++;
                    done.set(true);
                }
            }
        }
    }
}
