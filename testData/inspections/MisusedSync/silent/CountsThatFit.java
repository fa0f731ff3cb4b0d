import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;

class CountsThatFit {
    private final CountDownLatch started = new CountDownLatch(3);

    static void exact() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        Runnable work = () -> done.countDown();
        new Thread(work).start();
        new Thread(work).start();
        done.await();
    }

    static void looped(int threads) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(4);
        for (int i = 0; i < threads; i++) {
            new Thread(done::countDown).start();
        }
        done.await();
    }

    static void inBranches(boolean both) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            if (both) {
                done.countDown();
            } else {
                done.countDown();
            }
        }).start();
        done.await();
    }

    static void limited() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        new Thread(done::countDown).start();
        if (!done.await(1, TimeUnit.SECONDS)) {
            System.out.println("time is up");
        }
    }

    CountDownLatch handedOut() {
        return started;
    }

    static void registered() {
        Phaser phaser = new Phaser(1);
        phaser.register();
        new Thread(phaser::arriveAndDeregister).start();
        phaser.arriveAndAwaitAdvance();
    }

    public static void main(String[] args) throws Exception {
        exact();
        looped(4);
        inBranches(true);
        limited();
        registered();
    }
}
