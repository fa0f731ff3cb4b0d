import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * fib_bench(n) with a reader that joins the two adders first, so that its reads race with nothing.
 *
 * <p>Arguments: n (2); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class FibBenchJoined {

    private volatile int i = 1;
    private volatile int j = 1;

    private void addToI(int n) {
        for (int round = 0; round < n; round++) {
            i = i + j;
        }
    }

    private void addToJ(int n) {
        for (int round = 0; round < n; round++) {
            j = j + i;
        }
    }

    /** The second read happens only if the first value is within the limit. */
    private void check(int limit) {
        if (i > limit || j > limit) {
            throw new AssertionError("larger than fib(2 + 2n) = " + limit);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 2);
        FibBenchJoined shared = new FibBenchJoined();
        List<Runnable> bodies = new ArrayList<>();
        bodies.add(() -> shared.addToI(n));
        bodies.add(() -> shared.addToJ(n));
        join(start(bodies, reversed(args)));
        shared.check(fib(2 + 2 * n));
    }

    private static int fib(int index) {
        int previous = 0;
        int current = 1;
        for (int k = 1; k < index; k++) {
            int next = previous + current;
            previous = current;
            current = next;
        }
        return current;
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
