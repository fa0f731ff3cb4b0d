// primitive: ArrayBlockingQueue, full
// expect: stuck at 13 thread main

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Puts more than there is room for before anybody takes. */
class ArrayBlockingQueueFull {

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        queue.put("one");
        queue.put("two");
        queue.take();
    }
}
