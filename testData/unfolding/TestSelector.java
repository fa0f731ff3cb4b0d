/**
 * Threads that take targets from a shared list, run them and put in what they find. The check whether a target has been taken is not
 * made under the lock that guards taking it, so that two threads can run the same one.
 *
 * <p>Arguments, or else system properties: threads (3), targets (2).
 */
public final class TestSelector {

    private final Object lock = new Object();
    private final int[] runs;
    private volatile int next;

    private TestSelector(int targets) {
        runs = new int[targets];
    }

    private void run() {
        while (next < runs.length) {
            int target;
            synchronized (lock) {
                target = next;
            }
            if (target >= runs.length) {
                return;
            }
            next = target + 1;
            synchronized (lock) {
                runs[target]++;
                if (runs[target] > 1) {
                    throw new IllegalStateException("target " + target + " is run twice");
                }
            }
        }
    }

    public static void main(String[] args) {
        int threads = parameter(args, 0, "threads", 3);
        TestSelector shared = new TestSelector(parameter(args, 1, "targets", 2));
        for (int t = 0; t < threads; t++) {
            new Thread(shared::run, "t" + t).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
