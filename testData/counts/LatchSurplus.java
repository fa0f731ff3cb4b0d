import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * n threads count down a latch that waits for one of them only, and the main thread waits for it: any of them, and more, can have
 * come before it. Count downs commute, so there are 2^n - 1 traces.
 *
 * <p>Arguments: n (3); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class LatchSurplus {

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 3);
        CountDownLatch latch = new CountDownLatch(1);
        List<Runnable> bodies = new ArrayList<>(Collections.nCopies(n, latch::countDown));
        List<Thread> threads = start(bodies, reversed(args));
        latch.await();
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
