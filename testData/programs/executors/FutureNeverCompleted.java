// primitive: CompletableFuture, never completed
// expect: stuck at 21 thread main

import java.util.concurrent.CompletableFuture;

/** Only one of two cases completes the future. */
class FutureNeverCompleted {

    private volatile String value;

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        FutureNeverCompleted box = new FutureNeverCompleted();
        Thread completer = new Thread(() -> {
            if (box.value != null) {
                future.complete(box.value);
            }
        }, "completer");
        completer.start();
        box.value = "done";
        future.join();
    }
}
