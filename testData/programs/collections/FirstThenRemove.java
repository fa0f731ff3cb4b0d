// primitive: ConcurrentSkipListMap, ConcurrentSkipListSet
// expect: assertion at 28 thread main

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Looks for the first job and then removes it: both threads may do the same one. */
class FirstThenRemove {

    private final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>(Map.of(1, "one", 2, "two"));
    private final AtomicInteger done = new AtomicInteger();

    void work() {
        int first = map.firstKey();
        map.remove(first);
        done.addAndGet(first);
    }

    public static void main(String[] args) throws Exception {
        FirstThenRemove jobs = new FirstThenRemove();
        Thread a = new Thread(jobs::work, "a");
        Thread b = new Thread(jobs::work, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert jobs.done.get() == 3 : jobs.done;
    }
}
