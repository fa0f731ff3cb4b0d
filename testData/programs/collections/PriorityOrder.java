// primitive: PriorityBlockingQueue, order
// expect: clean

import java.util.concurrent.PriorityBlockingQueue;

/** Takes the smallest once all elements are there. */
class PriorityOrder {

    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        Thread a = new Thread(() -> queue.add(2), "a");
        Thread b = new Thread(() -> queue.add(1), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert queue.take() == 1 && queue.take() == 2 && queue.isEmpty();
    }
}
