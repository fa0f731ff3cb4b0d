import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * indexer(n): each thread puts four messages into a hash table of 128 slots by compare-and-set, with linear probing.
 *
 * <p>Arguments: n (12); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Indexer {

    private static final int SLOTS = 128;
    private static final int MESSAGES = 4;

    private final AtomicIntegerArray table = new AtomicIntegerArray(SLOTS);

    private void index(int t) {
        for (int m = 1; m <= MESSAGES; m++) {
            int w = 11 * m + t;
            int h = 7 * w % SLOTS;
            while (!table.compareAndSet(h, 0, w)) {
                h = (h + 1) % SLOTS;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 12);
        Indexer shared = new Indexer();
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            int id = t;
            bodies.add(() -> shared.index(id));
        }
        join(start(bodies, reversed(args)));
    }

    private static List<Thread> start(List<Runnable> bodies, boolean reversed) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < bodies.size(); i++) {
            threads.add(new Thread(bodies.get(i), "t" + i));
        }
        if (reversed) {
            Collections.reverse(threads);
        }
        threads.forEach(Thread::start);
        return threads;
    }

    private static void join(List<Thread> threads) throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        boolean given = args.length > index && !args[index].equals("reversed");
        return given ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }

    private static boolean reversed(String[] args) {
        return args.length > 0 && args[args.length - 1].equals("reversed") || Boolean.getBoolean("reversed");
    }
}
