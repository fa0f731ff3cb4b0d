// primitive: LinkedTransferQueue.tryTransfer
// expect: clean

import java.util.concurrent.LinkedTransferQueue;

/** Hands over, and waits until it is taken. */
class Transfers {

    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();
        Thread producer = new Thread(() -> {
            try {
                queue.transfer("one");
                assert queue.isEmpty();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "producer");
        producer.start();
        assert queue.take().equals("one");
        producer.join();
    }
}
