// primitive: random numbers
// expect: clean

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Random;
import java.util.SplittableRandom;

/** Threads that draw random numbers also share a queue of a class that the tool itself may use meanwhile. */
class RandomBesideQueue {

    public static void main(String[] args) throws Exception {
        Queue<Integer> drawn = new ArrayDeque<>();
        Runnable work = () -> {
            int n = new Random().nextInt(10) + new SplittableRandom().nextInt(10);
            synchronized (drawn) {
                drawn.add(n);
            }
        };
        Thread a = new Thread(work, "a");
        Thread b = new Thread(work, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert drawn.size() == 2;
    }
}
