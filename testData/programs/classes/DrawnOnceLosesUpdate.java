// primitive: time and random numbers in static initialisers
// expect: assertion at 33 thread main

import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** What is drawn when a class is initialised is the same in every process, or its schedules would be of no use in another. */
class DrawnOnceLosesUpdate {

    private static final Random RANDOM = new Random();
    private static final int ROUNDS = 1 + RANDOM.nextInt(3) + (int) (System.nanoTime() / 1_000 % 3)
            + (int) (System.currentTimeMillis() % 2) + ThreadLocalRandom.current().nextInt(2)
            + (UUID.randomUUID().hashCode() & 1);

    private int count;

    private void increment() {
        for (int i = 0; i < ROUNDS + RANDOM.nextInt(2); i++) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        DrawnOnceLosesUpdate counter = new DrawnOnceLosesUpdate();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();

        assert counter.count >= 2 * ROUNDS : counter.count;
    }
}
