import java.util.concurrent.CompletableFuture;

class FutureThatIsDone {
    private final CompletableFuture<String> loading = new CompletableFuture<>();

    synchronized String loaded() {
        return loading.isDone() ? loading.join() : null;
    }

    synchronized void load() {
        loading.complete("done");
    }
}
