import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;

class ThreadsUsedWell {
    private final ExecutorService pool = Executors.newSingleThreadExecutor();
    private final ExecutorService other = Executors.newSingleThreadExecutor();

    void again() {
        Thread worker = new Thread(() -> System.out.println("one"));
        worker.start();
        worker = new Thread(() -> System.out.println("two"));
        worker.start();
    }

    String fed() throws ExecutionException, InterruptedException {
        Future<String> outer = pool.submit(() -> {
            Future<String> inner = other.submit(() -> "inner");
            return inner.get();
        });
        return outer.get();
    }

    void registered() {
        Phaser phaser = new Phaser(1);
        phaser.register();
        new Thread(() -> phaser.arriveAndDeregister()).start();
        phaser.arriveAndAwaitAdvance();
    }
}
