import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * lock2inc(n): n threads increment x and then y, each thread both inside one common lock.
 *
 * <p>Arguments: n (4); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Lock2Inc {

    private int x;
    private int y;

    private synchronized void increment(int by) {
        int r = x;
        x = r + by;
        r = y;
        y = r + by;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 4);
        Lock2Inc shared = new Lock2Inc();
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            int id = t;
            bodies.add(() -> shared.increment(id + 1));
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
