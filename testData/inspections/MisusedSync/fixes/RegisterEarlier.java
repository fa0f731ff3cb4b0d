// fix: Register before the thread starts
import java.util.concurrent.Phaser;

class RegisterEarlier {

    void work(Runnable job) {
        Phaser phaser = new Phaser(1);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                phaser.register();
                job.run();
                phaser.arriveAndDeregister();
            }).start();
        }
        phaser.arriveAndAwaitAdvance();
    }
}
