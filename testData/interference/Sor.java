/**
 * After the Java Grande benchmark: a row is relaxed once its neighbour has come to the same sweep. That the neighbour waits for it in turn is taken out.
 *
 * <p>System property {@code fixed}: the neighbour goes on when it has seen the other's sweep.
 *
 * <p>expect: 2 assertion
 */
public final class Sor {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private volatile int row;
    private volatile int sweep;
    private volatile int other;

    private void neighbour() {
        for (int n = 1; n <= 2; n++) {
            if (fixed && n == 2 && other != 1) {
                return;
            }
            row = n;
            sweep = n;
        }
    }

    private void relax() {
        int n = sweep;
        if (n > 0) {
            int value = row;
            if (value != n) {
                throw new AssertionError("sweep " + n + " with a row of sweep " + value);
            }
        }
        other = 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Sor shared = new Sor();
        Thread relax = new Thread(() -> shared.relax(), "relax");
        Thread neighbour = new Thread(() -> shared.neighbour(), "neighbour");
        relax.start();
        neighbour.start();
        relax.join();
        neighbour.join();
    }
}
