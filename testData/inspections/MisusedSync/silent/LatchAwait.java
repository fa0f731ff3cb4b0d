import java.util.concurrent.CountDownLatch;

class LatchAwait {
    private final CountDownLatch started = new CountDownLatch(1);

    void begin() throws InterruptedException {
        started.await();
    }
}
