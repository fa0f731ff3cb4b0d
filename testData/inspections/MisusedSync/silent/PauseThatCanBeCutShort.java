import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

class PauseThatCanBeCutShort {
    private final Semaphore signal = new Semaphore(0);

    void lock() throws InterruptedException {
        while (!isFree()) {
            signal.tryAcquire(100, TimeUnit.MILLISECONDS);
        }
    }

    private boolean isFree() {
        return System.nanoTime() % 2 == 0;
    }
}
