// fix: Replace with 'await()'
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class AwaitTheCount {
    private final CountDownLatch loaded = new CountDownLatch(1);
    private String text;

    void load(String newText) {
        text = newText;
        loaded.countDown();
    }

    String text() throws InterruptedException {
        loaded.await();
        return text;
    }
}
