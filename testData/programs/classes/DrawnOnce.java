// primitive: time and random numbers in static initialisers
// expect: clean

import java.util.Random;

/** Time goes on in a static initialiser, and is never ahead of that of the test. */
class DrawnOnce {

    private static final long START = System.nanoTime();
    private static final int LOOKS = untilItMoves();
    private static final int ROUNDS = 1 + new Random().nextInt(3);

    private int count;

    private static int untilItMoves() {
        int looks = 0;
        while (System.nanoTime() - START < 1_000_000) {
            looks++;
        }
        return looks;
    }

    private synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        assert System.nanoTime() >= START && LOOKS > 0;
        DrawnOnce counter = new DrawnOnce();
        Runnable rounds = () -> {
            for (int i = 0; i < ROUNDS; i++) {
                counter.increment();
            }
        };
        Thread a = new Thread(rounds, "a");
        Thread b = new Thread(rounds, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 * ROUNDS : counter.count;
    }
}
