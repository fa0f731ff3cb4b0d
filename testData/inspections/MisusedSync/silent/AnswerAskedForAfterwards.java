import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class AnswerAskedForAfterwards {
    private final CountDownLatch received = new CountDownLatch(1);
    private volatile String name;

    void receive(String newName) {
        name = newName;
        received.countDown();
    }

    String name() throws InterruptedException {
        received.await(5, TimeUnit.SECONDS);
        if (name == null) {
            return "unknown";
        }
        return name;
    }
}
