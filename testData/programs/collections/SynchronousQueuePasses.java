// primitive: SynchronousQueue
// expect: clean

import java.util.concurrent.SynchronousQueue;

/** One thread puts, the other takes, and they meet. */
class SynchronousQueuePasses {

    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        Thread producer = new Thread(() -> {
            try {
                queue.put("one");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "producer");
        producer.start();
        assert queue.take().equals("one");
        producer.join();
        assert queue.isEmpty();
    }
}
