// primitive: Phaser
// expect: clean

import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads go through two phases together. */
class PhaserRounds {

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        AtomicInteger steps = new AtomicInteger();
        Runnable work = () -> {
            steps.incrementAndGet();
            phaser.arriveAndAwaitAdvance();
            assert steps.get() >= 2 : steps.get();
            steps.incrementAndGet();
            phaser.arriveAndAwaitAdvance();
            assert steps.get() == 4 : steps.get();
        };
        Thread a = new Thread(work, "a");
        Thread b = new Thread(work, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert phaser.getPhase() == 2;
    }
}
