import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * airline(n): n threads sell tickets until the one before the last has been sold; then sales stop.
 *
 * <p>Arguments: n (3); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Airline {

    private volatile int stop;
    private volatile int sold;

    private void sell(int n) {
        if (stop == 0) {
            int s = sold;
            if (s >= n - 1) {
                stop = 1;
            } else {
                sold = s + 1;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 3);
        Airline shared = new Airline();
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            bodies.add(() -> shared.sell(n));
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
