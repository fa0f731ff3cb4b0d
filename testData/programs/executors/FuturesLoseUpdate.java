// primitive: CompletableFuture, composed
// expect: assertion at 30 thread main

import java.util.concurrent.CompletableFuture;

/** Two futures increment a plain field before they are combined. */
class FuturesLoseUpdate {

    private int count;

    void increment() {
        int read = count;
        rest();
        count = read + 1;
    }

    static void rest() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        FuturesLoseUpdate counter = new FuturesLoseUpdate();
        CompletableFuture<Void> a = CompletableFuture.runAsync(counter::increment);
        CompletableFuture<Void> b = CompletableFuture.runAsync(counter::increment);
        CompletableFuture.allOf(a, b).join();
        assert counter.count == 2 : counter.count;
    }
}
