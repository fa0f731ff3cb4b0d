// primitive: LinkedBlockingQueue
// expect: clean

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** One thread puts, the other takes; what comes out is what went in. */
class LinkedBlockingQueuePasses {

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> {
            try {
                queue.put("one");
                queue.put("two");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "producer");
        producer.start();
        assert queue.take().equals("one");
        assert queue.take().equals("two");
        producer.join();
    }
}
