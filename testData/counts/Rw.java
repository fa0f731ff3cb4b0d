import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * rw(n): each of n threads reads x, then writes its own number to it.
 *
 * <p>Arguments: n (3); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Rw {

    private volatile int x;

    private void readThenWrite(int id) {
        if (x < 0) {
            throw new AssertionError("nobody writes a negative number");
        }
        x = id;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 3);
        Rw shared = new Rw();
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            int id = t;
            bodies.add(() -> shared.readThenWrite(id));
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
