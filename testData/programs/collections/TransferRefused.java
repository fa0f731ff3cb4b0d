// primitive: LinkedTransferQueue.tryTransfer
// expect: stuck at 13 thread main

import java.util.concurrent.LinkedTransferQueue;

/** Tries to hand over before the other side is there, and does not look whether it worked. */
class TransferRefused {

    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
        Thread producer = new Thread(() -> queue.tryTransfer("one"), "producer");
        producer.start();
        queue.take();
        producer.join();
    }
}
