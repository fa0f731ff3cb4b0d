// primitive: Phaser
// expect: assertion at 20 thread main

import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

/** Registers in the thread itself: the main thread may go on before. */
class PhaserLateRegistration {

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        AtomicInteger results = new AtomicInteger();
        Thread worker = new Thread(() -> {
            phaser.register();
            results.incrementAndGet();
            phaser.arriveAndDeregister();
        }, "worker");
        worker.start();
        phaser.arriveAndAwaitAdvance();
        assert results.get() == 1 : "did not wait";
        worker.join();
    }
}
