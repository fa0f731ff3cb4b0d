/**
 * One thread reads 150 variables, the other writes them: with two interferences there are over 10^4 ways to see two of the writes, all on
 * one path but for what is done with the sum.
 *
 * <p>System property {@code fixed}: the sum is not looked at.
 *
 * <p>expect: 2 assertion
 */
public final class Wide {

    private static final int SIZE = 150;

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int[] cells = new int[SIZE];

    private void read() {
        int sum = 0;
        for (int i = 0; i < SIZE; i++) {
            sum += cells[i];
        }
        if (sum == 140 + 141 && !fixed) {
            throw new AssertionError("saw two writes");
        }
    }

    private void write() {
        for (int i = 0; i < SIZE; i++) {
            cells[i] = i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Wide shared = new Wide();
        Thread read = new Thread(shared::read, "read");
        Thread write = new Thread(shared::write, "write");
        read.start();
        write.start();
        read.join();
        write.join();
    }
}
