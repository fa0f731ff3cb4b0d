// primitive: ConcurrentLinkedDeque
// expect: clean

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

/** Each element is taken once. */
class ConcurrentLinkedDequePolled {

    public static void main(String[] args) throws Exception {
        Queue<Integer> queue = new ConcurrentLinkedDeque<>(List.of(1, 2));
        AtomicInteger sum = new AtomicInteger();
        Runnable take = () -> {
            Integer taken = queue.poll();
            sum.addAndGet(taken);
            queue.add(taken + 2);
        };
        Thread a = new Thread(take, "a");
        Thread b = new Thread(take, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert queue.size() == 2 : queue;
        assert sum.get() == 3 : sum;
    }
}
