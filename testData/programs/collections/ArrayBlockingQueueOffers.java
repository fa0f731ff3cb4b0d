// primitive: ArrayBlockingQueue, full
// expect: clean

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Offers where there may be no room, with and without time-out. */
class ArrayBlockingQueueOffers {

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        assert queue.offer("one");
        assert !queue.offer("two");
        Thread taker = new Thread(queue::poll, "taker");
        taker.start();
        boolean offered = queue.offer("three", 1, TimeUnit.SECONDS);
        taker.join();
        assert queue.size() == (offered ? 1 : 0);
    }
}
