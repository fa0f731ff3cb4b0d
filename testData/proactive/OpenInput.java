import dev.heddle.api.Heddle;

/**
 * Fails for one value in 2^32 only, and only in one order: with {@code --inputs open} one loop covers inputs and schedules.
 *
 * <p>expect: assertion
 */
public final class OpenInput {

    private volatile int shared;

    public static void main(String[] args) throws InterruptedException {
        OpenInput test = new OpenInput();
        int input = Heddle.input("input", 3);
        Thread writer = new Thread(() -> test.shared = input * 3 + 1);
        writer.start();
        int seen = test.shared;
        writer.join();
        if (seen == 1_234_567) {
            throw new AssertionError("seen");
        }
    }
}
