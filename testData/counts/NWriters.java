import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * N writers, one reader: n threads write x, and the main thread reads it without joining them.
 *
 * <p>Arguments: n (3); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class NWriters {

    private volatile int x;

    private void write(int id) {
        x = id;
    }

    private void read(int n) {
        if (x > n) {
            throw new AssertionError("nobody writes " + (n + 1));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 3);
        NWriters shared = new NWriters();
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            int id = t;
            bodies.add(() -> shared.write(id + 1));
        }
        List<Thread> threads = start(bodies, reversed(args));
        shared.read(n);
        join(threads);
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
