import dev.heddle.api.Heddle;

/**
 * A lock with four dials: three stand in the program, the last is set by another thread while it is tried. One input of four milliards
 * opens it, and only when the write is seen.
 *
 * <p>System property {@code fixed}: it stays shut.
 *
 * <p>expect: 1 assertion with --inputs open
 */
public final class Combination {

    private static final int[] DIALS = {17, 203, 4};

    private volatile int last = -1;

    private void turn(int code) {
        for (int i = 0; i < DIALS.length; i++) {
            if ((code >>> 8 * i & 255) != DIALS[i]) {
                return;
            }
        }
        if (code >>> 24 == last && !Boolean.getBoolean("fixed")) {
            throw new AssertionError("opened with " + code);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Combination lock = new Combination();
        int code = Heddle.input("code", 0);
        Thread turn = new Thread(() -> lock.turn(code), "turn");
        Thread set = new Thread(() -> lock.last = 150, "set");
        turn.start();
        set.start();
        turn.join();
        set.join();
    }
}
