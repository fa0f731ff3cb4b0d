import dev.heddle.api.Heddle;

/**
 * Fails for one input of four milliards, and only when the other thread's write is seen.
 *
 * <p>System property {@code fixed}: nothing is compared.
 *
 * <p>expect: 1 assertion with --inputs open
 */
public final class Lottery {

    private volatile int key;

    private void look(int guess) {
        int seen = key;
        if (seen != 0 && guess * 3 == seen + 0x1234567 && !Boolean.getBoolean("fixed")) {
            throw new AssertionError("opened with " + guess);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lottery lottery = new Lottery();
        int guess = Heddle.input("guess", 3);
        Thread look = new Thread(() -> lottery.look(guess), "look");
        Thread write = new Thread(() -> lottery.key = 77, "write");
        look.start();
        write.start();
        look.join();
        write.join();
    }
}
