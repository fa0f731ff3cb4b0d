// primitive: ConcurrentLinkedQueue
// expect: exception at 14 thread a
// or: exception at 14 thread b

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Looks at the first element and then takes it: the other thread may have taken it. */
class ConcurrentLinkedQueuePeekThenPoll {

    static void take(Queue<String> queue) {
        if (queue.peek() != null) {
            queue.poll().length();
        }
    }

    public static void main(String[] args) throws Exception {
        Queue<String> queue = new ConcurrentLinkedQueue<>(List.of("one"));
        Thread a = new Thread(() -> take(queue), "a");
        Thread b = new Thread(() -> take(queue), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
