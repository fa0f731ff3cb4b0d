import java.util.List;

/**
 * Two threads add to i and j by turns while a third checks that neither exceeds fib(2 + 2n); nobody waits for anybody. The assertion
 * holds.
 *
 * <p>Argument, or else system property: n (4).
 */
public final class Fib {

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

    private void check(int limit) {
        if (i > limit || j > limit) {
            throw new AssertionError("larger than fib(2 + 2n) = " + limit);
        }
    }

    public static void main(String[] args) {
        int n = parameter(args, 0, "n", 4);
        int limit = fib(2 + 2 * n);
        Fib shared = new Fib();
        List<Runnable> bodies = List.of(() -> shared.addToI(n), () -> shared.addToJ(n), () -> shared.check(limit));
        for (int t = 0; t < bodies.size(); t++) {
            new Thread(bodies.get(t), "t" + t).start();
        }
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

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
