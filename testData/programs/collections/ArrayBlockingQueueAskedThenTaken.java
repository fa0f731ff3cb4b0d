// primitive: ArrayBlockingQueue
// expect: stuck at 14 thread a
// or: stuck at 14 thread b

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Asks whether there is something and then takes it: the other thread may have been quicker. */
class ArrayBlockingQueueAskedThenTaken {

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
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        queue.add("one");
        Thread a = new Thread(() -> takeIfAny(queue), "a");
        Thread b = new Thread(() -> takeIfAny(queue), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
