// primitive: SynchronousQueue
// expect: stuck at 13 thread main

import java.util.concurrent.SynchronousQueue;

/** Offers before the other side is there: the offer is refused, and nobody looks. */
class OfferToNobody {

    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        Thread producer = new Thread(() -> queue.offer("one"), "producer");
        producer.start();
        queue.take();
        producer.join();
    }
}
