import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

class LetsInOneThread implements Runnable {
    private final AtomicInteger state = new AtomicInteger();
    private final Executor pool;
    private long written;

    LetsInOneThread(Executor pool) {
        this.pool = pool;
    }

    void first() {
        pool.execute(this);
    }

    void second() {
        pool.execute(this);
    }

    @Override
    public void run() {
        if (!state.compareAndSet(0, 1)) {
            return;
        }
        written++;
        state.set(0);
    }
}
