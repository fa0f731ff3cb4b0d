import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * independent(n, lockers): n threads that count up in an element of their own, beside threads that take one common lock.
 * Whatever n is, there is one trace for each order of the lockers.
 *
 * <p>Arguments: n (4), lockers (1); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Independent {

    private static final int ROUNDS = 3;

    private final AtomicIntegerArray own;
    private int x;

    private Independent(int n) {
        own = new AtomicIntegerArray(n);
    }

    private void count(int index) {
        for (int round = 0; round < ROUNDS; round++) {
            own.set(index, own.get(index) + 1);
        }
    }

    private synchronized void increment() {
        x++;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 4);
        int lockers = parameter(args, 1, "lockers", 1);
        Independent shared = new Independent(n);
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            int index = t;
            bodies.add(() -> shared.count(index));
        }
        for (int t = 0; t < lockers; t++) {
            bodies.add(shared::increment);
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
