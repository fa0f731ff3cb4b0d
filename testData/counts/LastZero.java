import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * lastzero(n): writers j = 1…n do a[j] = a[j - 1] + 1 while a reader looks for the last zero from the end.
 *
 * <p>Arguments: n (3); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class LastZero {

    private final AtomicIntegerArray a;

    private LastZero(int n) {
        a = new AtomicIntegerArray(n + 1);
    }

    private void read() {
        int i = a.length() - 1;
        while (a.get(i) != 0) {
            i--;
        }
    }

    private void write(int j) {
        a.set(j, a.get(j - 1) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        int n = parameter(args, 0, "n", 3);
        LastZero shared = new LastZero(n);
        List<Runnable> bodies = new ArrayList<>();
        bodies.add(shared::read);
        for (int j = 1; j <= n; j++) {
            int index = j;
            bodies.add(() -> shared.write(index));
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
