/**
 * Pairs of threads, each pair with a variable of its own that one reads and the other writes. Two executions show all that a thread can
 * come to, however many pairs there are; traces double with each. (Figure 12 of the paper.)
 *
 * <p>Argument, or else system property: pairs (10).
 */
public final class Pairs {

    private static final class Cell {
        private volatile int value;
    }

    public static void main(String[] args) {
        int pairs = parameter(args, 0, "pairs", 10);
        for (int pair = 0; pair < pairs; pair++) {
            Cell cell = new Cell();
            new Thread(() -> {
                int seen = cell.value;
                assert seen == 0 || seen == 1;
            }, "reader" + pair).start();
            new Thread(() -> cell.value = 1, "writer" + pair).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
