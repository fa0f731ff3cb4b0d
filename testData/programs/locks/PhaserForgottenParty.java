// primitive: Phaser
// expect: stuck at 14 thread main

import java.util.concurrent.Phaser;

/** Registers a party that never arrives. */
class PhaserForgottenParty {

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        Thread worker = new Thread(phaser::arrive, "worker");
        phaser.register();
        worker.start();
        phaser.arriveAndAwaitAdvance();
        worker.join();
    }
}
