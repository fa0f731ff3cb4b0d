// primitive: PriorityBlockingQueue, order
// expect: assertion at 17 thread main

import java.util.concurrent.PriorityBlockingQueue;

/** Expects the smallest of all elements from a queue that is still being filled. */
class PriorityNotYetThere {

    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        Thread producer = new Thread(() -> {
            queue.add(2);
            queue.add(1);
        }, "producer");
        producer.start();
        int first = queue.take();
        assert first == 1 : first;
        producer.join();
    }
}
