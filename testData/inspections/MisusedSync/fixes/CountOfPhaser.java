// fix: Change the count to 1
import java.util.concurrent.Phaser;

class CountOfPhaser {

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(phaser::arrive).start();
        phaser.register();
        phaser.arriveAndAwaitAdvance();
    }
}
