// primitive: CompletableFuture, composed
// expect: clean

import java.util.concurrent.CompletableFuture;

/** Futures are chained, combined and handled. */
class FuturesComposed {

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> six = CompletableFuture.supplyAsync(() -> 5).thenApply(n -> n + 1);
        CompletableFuture<Integer> seven = CompletableFuture.supplyAsync(() -> 7);
        assert six.thenCombine(seven, (a, b) -> a * b).join() == 42;
        CompletableFuture<String> failed = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("expected");
        });
        assert failed.handle((value, failure) -> failure.getCause().getMessage()).join().equals("expected");
    }
}
