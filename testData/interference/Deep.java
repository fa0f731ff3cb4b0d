/**
 * One thread reads a variable 150 times, the other writes it 150 times: with two interferences there are over 10^8 ways to pair reads and
 * writes on one path.
 *
 * <p>System property {@code fixed}: the sum is not looked at.
 *
 * <p>expect: 2 assertion; not found yet: so many reads of one variable are taken for a loop that reads nothing new
 */
public final class Deep {

    private static final int SIZE = 150;

    private final boolean fixed = Boolean.getBoolean("fixed");
    private volatile int x;

    private void read() {
        int sum = 0;
        for (int i = 0; i < SIZE; i++) {
            sum += x;
        }
        if (sum == 149 + 150 && !fixed) {
            throw new AssertionError("saw the last two writes once each");
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
