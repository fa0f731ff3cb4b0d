import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Dining philosophers who take the fork with the lower number first, so that there is no deadlock.
 *
 * <p>Arguments: n (3), rounds (1); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class PhilosophersOrdered {

    private final Object[] forks;

    private PhilosophersOrdered(int n) {
        forks = new Object[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Object();
        }
    }

    private void dine(int first, int second, int rounds) {
        for (int round = 0; round < rounds; round++) {
            synchronized (forks[first]) {
                synchronized (forks[second]) {
                    assert Thread.holdsLock(forks[first]);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 3);
        int rounds = parameter(args, 1, "rounds", 1);
        PhilosophersOrdered shared = new PhilosophersOrdered(n);
        List<Runnable> bodies = new ArrayList<>();
        for (int t = 0; t < n; t++) {
            int left = t;
            int right = (t + 1) % n;
            bodies.add(() -> shared.dine(Math.min(left, right), Math.max(left, right), rounds));
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
