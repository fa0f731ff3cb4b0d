import java.util.concurrent.CountDownLatch;

/**
 * Two threads count down a latch that needs only one of them, so it does not matter to the latch who comes first; but who waits may then go
 * on before the first of them has written what it is to read.
 *
 * <p>expect: assertion
 */
public final class SurplusCountDown {

    private static int ready;

    public static void main(String[] args) throws InterruptedException {
        ready = 0;
        CountDownLatch latch = new CountDownLatch(1);
        Thread first = new Thread(() -> {
            ready = 1;
            latch.countDown();
        });
        Thread second = new Thread(latch::countDown);
        first.start();
        second.start();
        latch.await();
        if (ready == 0) {
            throw new AssertionError("not ready");
        }
        first.join();
        second.join();
    }
}
