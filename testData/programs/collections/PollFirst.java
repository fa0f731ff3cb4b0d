// primitive: ConcurrentSkipListMap, ConcurrentSkipListSet
// expect: clean

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;

/** Each thread takes another first job; the set stays sorted. */
class PollFirst {

    private final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>(Map.of(1, "one", 2, "two"));
    private final ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    private final AtomicInteger done = new AtomicInteger();

    void work() {
        int first = map.pollFirstEntry().getKey();
        set.add(first);
        done.addAndGet(first);
    }

    public static void main(String[] args) throws Exception {
        PollFirst jobs = new PollFirst();
        Thread a = new Thread(jobs::work, "a");
        Thread b = new Thread(jobs::work, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert jobs.done.get() == 3 : jobs.done;
        assert jobs.set.toString().equals("[1, 2]") : jobs.set;
    }
}
