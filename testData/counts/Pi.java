import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * pi(n): each of n threads computes a private part of the sum for pi and adds it to the total under one lock.
 *
 * <p>Arguments: n (4); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Pi {

    private static final int TERMS = 8;

    private double total;

    private void add(int part, int parts) {
        double sum = 0;
        for (int k = part; k < TERMS; k += parts) {
            sum += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        }
        synchronized (this) {
            total += sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 4);
        Pi shared = new Pi();
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            int id = t;
            bodies.add(() -> shared.add(id, n));
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
