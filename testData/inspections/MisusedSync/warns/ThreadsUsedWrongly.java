import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;

class ThreadsUsedWrongly {
    private final ExecutorService pool = Executors.newSingleThreadExecutor();

    void twice() {
        Thread worker = new Thread(() -> System.out.println("once"));
        worker.start();
        <warning descr="'worker' has been started before: a thread can be started once, the second time throws an exception">worker.start()</warning>;
    }

    String starved() throws ExecutionException, InterruptedException {
        Future<String> outer = pool.submit(() -> {
            Future<String> inner = pool.submit(() -> "inner");
            return <warning descr="This task waits for another task of 'pool', which has one thread: the one that is waiting">inner.get()</warning>;
        });
        return outer.get();
    }

    void lateRegistration() {
        Phaser phaser = new Phaser(1);
        new Thread(() -> {
            <weak_warning descr="A thread that registers itself with 'phaser' may come too late: those who wait may have gone on before">phaser.register()</weak_warning>;
            phaser.arriveAndDeregister();
        }).start();
        phaser.arriveAndAwaitAdvance();
    }
}
