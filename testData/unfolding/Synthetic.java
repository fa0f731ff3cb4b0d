import dev.heddle.api.Heddle;

/**
 * Threads that read inputs and do an arbitrary but fixed sequence of reads, writes and nested locks.
 *
 * <p>Arguments, or else system properties: threads (3), operations (4), seed (8).
 */
public final class Synthetic {

    private static final int VARIABLES = 3;
    private static final int LOCKS = 2;

    private static final class Cell {
        private volatile int value;
    }

    private final Cell[] cells = new Cell[VARIABLES];
    private final Object[] locks = new Object[LOCKS];

    private Synthetic() {
        for (int i = 0; i < VARIABLES; i++) {
            cells[i] = new Cell();
        }
        for (int i = 0; i < LOCKS; i++) {
            locks[i] = new Object();
        }
    }

    private void work(int thread, int operations, long seed) {
        int seen = Heddle.input("in" + thread, 0, 0, 100);
        long state = seed * 31 + thread;
        for (int i = 0; i < operations; i++) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            int choice = (int) (state >>> 33) & 0xFFFF;
            Cell cell = cells[choice % VARIABLES];
            switch (choice / VARIABLES % 4) {
                case 0 -> seen += cell.value;
                case 1 -> cell.value = seen;
                case 2 -> seen = seen > 50 ? cell.value : 1;
                default -> nested(choice, cell);
            }
        }
    }

    private void nested(int choice, Cell cell) {
        int outer = choice / 16 % LOCKS;
        synchronized (locks[outer]) {
            synchronized (locks[1 - outer]) {
                cell.value = choice;
            }
        }
    }

    public static void main(String[] args) {
        int threads = parameter(args, 0, "threads", 3);
        int operations = parameter(args, 1, "operations", 4);
        int seed = parameter(args, 2, "seed", 8);
        Synthetic shared = new Synthetic();
        for (int t = 0; t < threads; t++) {
            int thread = t;
            new Thread(() -> shared.work(thread, operations, seed), "t" + t).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
