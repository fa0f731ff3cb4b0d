// primitive: thread left waiting when a JUnit 5 test has passed
// expect: clean

import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

/** Nobody tells the consumer that there is no more; the test has passed all the same. */
class ConsumerLeftWaiting {

    @Test
    void addsOne() {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                while (queue.take() > 0) {
                    Thread.onSpinWait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "consumer");
        consumer.start();
        queue.add(1);
    }
}
