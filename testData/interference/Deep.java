/**
 * One thread reads a variable 150 times (system property {@code reads}), the other writes it as often: with two interferences there are over 10^8 ways to pair reads and
 * writes, all on one path but for what is done with two of the reads.
 *
 * <p>System property {@code fixed}: nothing is looked at.
 *
 * <p>expect: 2 assertion
 */
public final class Deep {

    private static final int SIZE = Integer.getInteger("reads", 150);

    private final boolean fixed = Boolean.getBoolean("fixed");
    private volatile int x;

    private void read() {
        int[] seen = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            seen[i] = x;
        }
        if (seen[SIZE / 2] == SIZE / 3 && seen[SIZE - 1] == SIZE && !fixed) {
            throw new AssertionError("saw two writes");
        }
    }

    private void write() {
        for (int i = 1; i <= SIZE; i++) {
            x = i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Deep shared = new Deep();
        Thread read = new Thread(shared::read, "read");
        Thread write = new Thread(shared::write, "write");
        read.start();
        write.start();
        read.join();
        write.join();
    }
}
