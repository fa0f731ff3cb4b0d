// primitive: BlockingQueue.poll with time-out
// expect: clean

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Goes by what poll returns. */
class PollTimeOutChecked {

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> queue.add("one"), "producer");
        producer.start();
        String polled = queue.poll(1, TimeUnit.SECONDS);
        assert polled == null || polled.equals("one");
        producer.join();
        assert queue.size() == (polled == null ? 1 : 0);
    }
}
