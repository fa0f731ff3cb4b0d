import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

class CompletedOnOneBranch {
    private volatile String value;
    private volatile boolean ready;

    String future() {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread completer = new Thread(() -> {
            if (<weak_warning descr="'value' may not be set yet: the thread that calls 'future()' sets it in 'future()' (line 16) only after it has started the thread that uses it here">value</weak_warning> != null) {
                future.complete(value);
            }
        });
        completer.start();
        value = "done";
        return future.join();
    }

    void latch() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread counter = new Thread(() -> {
            if (<weak_warning descr="'ready' may not be set yet: the thread that calls 'latch()' sets it in 'latch()' (line 28) only after it has started the thread that uses it here">ready</weak_warning>) {
                latch.countDown();
            }
        });
        counter.start();
        ready = true;
        latch.await();
    }
}
