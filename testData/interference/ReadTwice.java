/**
 * One thread reads twice what the other writes once: further reads of a write belong to the first, so one interference is enough.
 *
 * <p>System property {@code fixed}: nothing is wrong with that.
 *
 * <p>expect: 1 assertion
 */
public final class ReadTwice {

    private volatile int x;

    private void read() {
        int a = x;
        int b = x;
        if (a == 1 && b == 1 && !Boolean.getBoolean("fixed")) {
            throw new AssertionError("seen twice");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReadTwice shared = new ReadTwice();
        Thread read = new Thread(shared::read, "read");
        Thread write = new Thread(() -> shared.x = 1, "write");
        read.start();
        write.start();
        read.join();
        write.join();
    }
}
