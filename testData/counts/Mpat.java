import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * mpat(k): for each k a thread that takes lock a_k alone, and one that takes it inside a lock common to all.
 *
 * <p>Arguments: k (2); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Mpat {

    private final Object common = new Object();
    private final Object[] locks;
    private final int[] visits;

    private Mpat(int k) {
        locks = new Object[k];
        visits = new int[k];
        for (int i = 0; i < k; i++) {
            locks[i] = new Object();
        }
    }

    private void alone(int i) {
        synchronized (locks[i]) {
            visits[i]++;
        }
    }

    private void inside(int i) {
        synchronized (common) {
            alone(i);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int k = parameter(args, 0, "k", 2);
        Mpat shared = new Mpat(k);
        List<Runnable> bodies = new ArrayList<>();
        for (int i = 0; i < k; i++) {
            int index = i;
            bodies.add(() -> shared.alone(index));
            bodies.add(() -> shared.inside(index));
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
