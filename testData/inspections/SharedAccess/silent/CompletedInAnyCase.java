import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

class CompletedInAnyCase {
    private volatile String value;

    String eitherWay() {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread completer = new Thread(() -> {
            if (value != null) {
                future.complete(value);
            } else {
                future.complete("none");
            }
        });
        completer.start();
        value = "done";
        return future.join();
    }

    String bySomebodyElse() {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread completer = new Thread(() -> {
            if (value != null) {
                future.complete(value);
            }
        });
        completer.start();
        value = "done";
        future.complete("mine");
        return future.join();
    }

    String setBefore() {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread completer = new Thread(() -> {
            if (value != null) {
                future.complete(value);
            }
        });
        value = "done";
        completer.start();
        return future.join();
    }

    String notForEver() throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread completer = new Thread(() -> {
            if (value != null) {
                future.complete(value);
            }
        });
        completer.start();
        value = "done";
        return future.get(1, TimeUnit.SECONDS);
    }
}
