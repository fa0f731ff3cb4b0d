import dev.heddle.api.Heddle;

/**
 * Mixes an input with what another thread has written, so that each input gives another number, and fails for one of them: one of four
 * milliards, and only when the write is seen.
 *
 * <p>System property {@code fixed}: nothing is compared.
 *
 * <p>expect: 1 assertion with --inputs open
 */
public final class Scrambled {

    private volatile int salt;

    private static int mixed(int number) {
        int mixed = number ^ number >>> 16;
        mixed *= 0x45d9f3b;
        return mixed ^ mixed >>> 13;
    }

    private void look(int guess) {
        int seen = salt;
        if (seen != 0 && mixed(guess + seen) == 0x1234567 && !Boolean.getBoolean("fixed")) {
            throw new AssertionError("found with " + guess);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Scrambled shared = new Scrambled();
        int guess = Heddle.input("guess", 3);
        Thread look = new Thread(() -> shared.look(guess), "look");
        Thread write = new Thread(() -> shared.salt = 99, "write");
        look.start();
        write.start();
        look.join();
        write.join();
    }
}
