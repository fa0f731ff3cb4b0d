import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicMarkableReference;

class FirstAndRemoveChecked {
    private final ConcurrentSkipListMap<Integer, String> jobs = new ConcurrentSkipListMap<>();
    private final AtomicMarkableReference<String> next = new AtomicMarkableReference<>("next", false);

    boolean work() {
        int first = jobs.firstKey();
        return jobs.remove(first) != null;
    }

    void forget(int job) {
        jobs.remove(job);
    }

    boolean mark() {
        return !next.isMarked() && next.compareAndSet("next", "next", false, true);
    }
}
