// primitive: CompletableFuture, never completed
// expect: clean

import java.util.concurrent.CompletableFuture;

/** Both cases complete the future. */
class FutureCompletedEitherWay {

    private volatile String value;

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        FutureCompletedEitherWay box = new FutureCompletedEitherWay();
        Thread completer = new Thread(() -> future.complete(box.value), "completer");
        completer.start();
        box.value = "done";
        String result = future.join();
        assert result == null || result.equals("done");
    }
}
