import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicMarkableReference;

class FirstThenRemove {
    private final ConcurrentSkipListMap<Integer, String> jobs = new ConcurrentSkipListMap<>();
    private final AtomicMarkableReference<String> next = new AtomicMarkableReference<>("next", false);

    int work() {
        int first = jobs.firstKey();
        <weak_warning descr="Another thread can take the same element of 'jobs' between the look and this removal; look at what the removal returns">jobs.remove(first)</weak_warning>;
        return first;
    }

    void mark() {
        if (!<weak_warning descr="Another thread can change 'next' between this check and what follows">next.isMarked()</weak_warning>) {
            next.set("next", true);
        }
    }
}
