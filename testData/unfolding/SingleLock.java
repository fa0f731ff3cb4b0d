/**
 * Threads that access several variables, always under the same lock: every order of the critical sections is a trace. With four
 * threads of two sections each there are 8!/2^4 = 2,520; a fifth of one section makes it 9!/2^4 = 22,680.
 *
 * <p>Argument, or else system property: sections in all (8).
 */
public final class SingleLock {

    private static final int SECTIONS_OF_A_THREAD = 2;
    private static final int VARIABLES = 3;

    private final Object lock = new Object();
    private final int[] values = new int[VARIABLES];

    private void work(int thread, int sections) {
        for (int section = 0; section < sections; section++) {
            synchronized (lock) {
                int from = (thread + section) % VARIABLES;
                int to = (from + 1) % VARIABLES;
                values[to] = values[from] + thread;
            }
        }
    }

    public static void main(String[] args) {
        int left = parameter(args, 0, "sections", 8);
        SingleLock shared = new SingleLock();
        for (int t = 0; left > 0; t++) {
            int thread = t;
            int sections = Math.min(left, SECTIONS_OF_A_THREAD);
            left -= sections;
            new Thread(() -> shared.work(thread, sections), "t" + t).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
