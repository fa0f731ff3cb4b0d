/**
 * Two threads add two numbers to each other, each so many times; neither number can exceed the Fibonacci number of twice as many rounds and two.
 * Only one order of the additions reaches it.
 *
 * <p>Arguments: n (3), and {@code reached} if it is taken for out of reach; without them the system properties of those names.
 *
 * <p>expect: ok; with {@code reached}: assertion
 */
public final class FibBound {

    private volatile int i = 1;
    private volatile int j = 1;

    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : Integer.getInteger("n", 3);
        boolean reached = args.length > 1 || Boolean.getBoolean("reached");
        int bound = fibonacci(2 * n + 2) - (reached ? 1 : 0);
        FibBound shared = new FibBound();
        Thread one = new Thread(() -> {
            for (int round = 0; round < n; round++) {
                shared.i = shared.i + shared.j;
            }
        });
        Thread two = new Thread(() -> {
            for (int round = 0; round < n; round++) {
                shared.j = shared.j + shared.i;
            }
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shared.i > bound || shared.j > bound) {
            throw new AssertionError(shared.i + ", " + shared.j);
        }
    }

    private static int fibonacci(int n) {
        int before = 0;
        int now = 1;
        for (int k = 1; k < n; k++) {
            int next = before + now;
            before = now;
            now = next;
        }
        return now;
    }
}
