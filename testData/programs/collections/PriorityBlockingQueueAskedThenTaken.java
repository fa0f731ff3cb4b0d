// primitive: PriorityBlockingQueue
// expect: stuck at 14 thread a
// or: stuck at 14 thread b

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** Asks whether there is something and then takes it: the other thread may have been quicker. */
class PriorityBlockingQueueAskedThenTaken {

    static void takeIfAny(BlockingQueue<String> queue) {
        if (!queue.isEmpty()) {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> queue = new PriorityBlockingQueue<>();
        queue.add("one");
        Thread a = new Thread(() -> takeIfAny(queue), "a");
        Thread b = new Thread(() -> takeIfAny(queue), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
