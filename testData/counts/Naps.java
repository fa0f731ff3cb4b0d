import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * n threads sleep, each for a time of its own, and then look at the clock. When one begins to sleep tells when it is to wake, and
 * where the clock stands then tells which of the others have woken: (n!)^2 traces.
 *
 * <p>Arguments: n (2); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Naps {

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 2);
        List<Runnable> bodies = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int millis = i + 1;
            bodies.add(() -> nap(millis));
        }
        join(start(bodies, reversed(args)));
    }

    private static void nap(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        System.nanoTime();
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
