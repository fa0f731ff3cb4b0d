// primitive: identity hash
// expect: assertion at 30 thread main

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Both threads increment, in the order in which a set of objects without hashCode has them. */
class OrderOfHashSet {

    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        OrderOfHashSet counter = new OrderOfHashSet();
        Set<Runnable> tasks = new HashSet<>(List.of(counter::increment, counter::increment));
        List<Thread> threads = new ArrayList<>();
        for (Runnable task : tasks) {
            Thread thread = new Thread(task, "task");
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert counter.count == 2 : counter.count;
    }
}
