// primitive: random numbers
// expect: clean

import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Random numbers of every kind are in their range. */
class RandomValues {

    public static void main(String[] args) throws Exception {
        Runnable work = () -> {
            int n = new Random().nextInt(10);
            int m = ThreadLocalRandom.current().nextInt(10);
            assert n >= 0 && n < 10 && m >= 0 && m < 10;
            assert new SplittableRandom().nextInt(3) < 3;
            assert !UUID.randomUUID().equals(UUID.randomUUID());
        };
        Thread a = new Thread(work, "a");
        Thread b = new Thread(work, "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
