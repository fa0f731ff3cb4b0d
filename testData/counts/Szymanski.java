import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.BooleanSupplier;

/**
 * Szymanski's mutual exclusion of two threads, each through the critical section a number of times, with bounded
 * spinning: a thread whose waiting fails as often as the bound allows ends. The assertion holds.
 *
 * <p>Arguments: outer (1), spin (1); without them the system properties of those names. The argument or the
 * system property {@code reversed} creates the threads in the opposite order: the number of traces stays the same.
 */
public final class Szymanski {

    private final AtomicIntegerArray flags = new AtomicIntegerArray(2);
    private volatile int x;

    private void run(int me, int outer, int spin) {
        for (int round = 0; round < outer; round++) {
            if (!pass(me, 1 - me, spin)) {
                return;
            }
        }
    }

    private boolean pass(int me, int other, int spin) {
        flags.set(me, 1);
        if (!await(spin, () -> flags.get(other) < 3)) {
            return false;
        }
        flags.set(me, 3);
        if (flags.get(other) == 1) {
            flags.set(me, 2);
            if (!await(spin, () -> flags.get(other) == 4)) {
                return false;
            }
        }
        flags.set(me, 4);
        if (!await(spin, () -> flags.get(other) < 2)) {
            return false;
        }
        x = me + 1;
        if (x != me + 1) {
            throw new AssertionError("two threads in the critical section");
        }
        if (!await(spin, () -> flags.get(other) < 2 || flags.get(other) > 3)) {
            return false;
        }
        flags.set(me, 0);
        return true;
    }

    private static boolean await(int spin, BooleanSupplier condition) {
        for (int attempt = 0; attempt < spin; attempt++) {
            if (condition.getAsBoolean()) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        int outer = parameter(args, 0, "outer", 1);
        int spin = parameter(args, 1, "spin", 1);
        Szymanski shared = new Szymanski();
        List<Runnable> bodies = new ArrayList<>();
        bodies.add(() -> shared.run(0, outer, spin));
        bodies.add(() -> shared.run(1, outer, spin));
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
