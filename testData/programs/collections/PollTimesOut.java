// primitive: BlockingQueue.poll with time-out
// expect: exception at 16 thread main
// options: --time-outs any

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Does not expect that nothing comes in time. */
class PollTimesOut {

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> queue.add("one"), "producer");
        producer.start();
        queue.poll(1, TimeUnit.SECONDS).length();
        producer.join();
    }
}
