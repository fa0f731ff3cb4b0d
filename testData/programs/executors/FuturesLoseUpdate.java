// primitive: CompletableFuture, composed
// expect: assertion at 21 thread main

import java.util.concurrent.CompletableFuture;

/** Three futures increment a plain field before they are combined. */
class FuturesLoseUpdate {

    private int count;

    void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        FuturesLoseUpdate counter = new FuturesLoseUpdate();
        CompletableFuture<Void> a = CompletableFuture.runAsync(counter::increment);
        CompletableFuture<Void> b = CompletableFuture.runAsync(counter::increment);
        CompletableFuture<Void> c = CompletableFuture.runAsync(counter::increment);
        CompletableFuture.allOf(a, b, c).join();
        assert counter.count == 3 : counter.count;
    }
}
