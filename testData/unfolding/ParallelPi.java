/**
 * Each thread adds its part of the sum to a total under one lock: every order of the threads is a trace.
 *
 * <p>Argument, or else system property: threads (5).
 */
public final class ParallelPi {

    private static final int TERMS = 1_000;

    private final Object lock = new Object();
    private double total;

    private void add(int thread, int threads) {
        double sum = 0;
        for (int i = thread; i < TERMS; i += threads) {
            sum += (i % 2 == 0 ? 4.0 : -4.0) / (2 * i + 1);
        }
        synchronized (lock) {
            total = total + sum;
        }
    }

    public static void main(String[] args) {
        int threads = parameter(args, 0, "threads", 5);
        ParallelPi shared = new ParallelPi();
        for (int t = 0; t < threads; t++) {
            int thread = t;
            new Thread(() -> shared.add(thread, threads), "t" + t).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
