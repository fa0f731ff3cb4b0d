import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

class LetGoInTime {

    static class Latch {

        public static void main(String[] args) throws InterruptedException {
            CountDownLatch done = new CountDownLatch(3);
            AtomicInteger results = new AtomicInteger();
            for (int i = 0; i < 3; i++) {
                new Thread(() -> {
                    results.incrementAndGet();
                    done.countDown();
                }).start();
            }
            done.await();
            assert results.get() == 3;
        }
    }

    static class Registered {

        public static void main(String[] args) {
            Phaser phaser = new Phaser(1);
            int[] results = new int[1];
            phaser.register();
            new Thread(() -> {
                results[0]++;
                phaser.arriveAndDeregister();
            }).start();
            phaser.arriveAndAwaitAdvance();
            System.out.println(results[0]);
        }
    }

    static class AsManyAsAreAskedFor {

        public static void main(String[] args) throws InterruptedException {
            CountDownLatch done = new CountDownLatch(1);
            AtomicInteger results = new AtomicInteger();
            for (int i = 0; i < args.length; i++) {
                new Thread(() -> {
                    results.incrementAndGet();
                    done.countDown();
                }).start();
            }
            done.await();
            assert results.get() == 1;
        }
    }
}
