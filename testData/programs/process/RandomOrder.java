// primitive: random numbers
// expect: assertion at 26 thread main

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Loses an update in a branch that a random number decides on. */
class RandomOrder {

    private int count;

    void increment() {
        if (new Random().nextInt(4) >= 0 && ThreadLocalRandom.current().nextInt(4) >= 0 && Math.random() < 1) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        RandomOrder counter = new RandomOrder();
        Thread a = new Thread(counter::increment, "a");
        Thread b = new Thread(counter::increment, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert counter.count == 2 : counter.count;
    }
}
