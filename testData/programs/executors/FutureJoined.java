// primitive: CompletableFuture
// expect: clean

import java.util.concurrent.CompletableFuture;

/** A future is completed by one thread and joined by another. */
class FutureJoined {

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread completer = new Thread(() -> future.complete("done"), "completer");
        completer.start();
        assert future.join().equals("done");
        assert !future.complete("again");
        completer.join();
    }
}
