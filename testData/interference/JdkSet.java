import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A client of the JDK's synchronizedSet: an element is added, and the set has grown by two. Who adds sees how often the map was changed, and its size.
 *
 * <p>System property {@code fixed}: under a lock.
 *
 * <p>expect: 2 assertion
 */
public final class JdkSet {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final Set<String> set = Collections.synchronizedSet(new HashSet<>(List.of("z")));

    private void add(String element) {
        if (fixed) {
            synchronized (this) {
                put(element);
            }
        } else {
            put(element);
        }
    }

    private void put(String element) {
        int before = set.size();
        set.add(element);
        if (set.size() != before + 1) {
            throw new AssertionError("grew by more than one");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        JdkSet shared = new JdkSet();
        Thread one = new Thread(() -> shared.add("a"), "one");
        Thread two = new Thread(() -> shared.add("b"), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
