import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

class LetGoTooEarly {

    static class Latch {

        public static void main(String[] args) throws InterruptedException {
            CountDownLatch done = new CountDownLatch(1);
            AtomicInteger results = new AtomicInteger();
            for (int i = 0; i < 3; i++) {
                new Thread(() -> {
                    results.incrementAndGet();
                    done.countDown();
                }).start();
            }
            done.await();
            assert <warning descr="'results' is used here as if several threads started in line 13 had changed it already, in 'main()' (line 14), but nothing makes this thread wait for that">results.get()</warning> == 3;
        }
    }

    static class Late {

        public static void main(String[] args) {
            Phaser phaser = new Phaser(1);
            int[] results = new int[1];
            new Thread(() -> {
                phaser.register();
                <warning descr="The content of 'results' is written here by a thread started in line 28 and read in 'main()' (line 34) by the thread that calls 'main()'; no lock keeps them apart">results[0]</warning>++;
                phaser.arriveAndDeregister();
            }).start();
            phaser.arriveAndAwaitAdvance();
            System.out.println(results[0]);
        }
    }
}
