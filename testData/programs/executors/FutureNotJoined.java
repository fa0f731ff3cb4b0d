// primitive: CompletableFuture
// expect: assertion at 13 thread main

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** Does not join the future it has made. */
class FutureNotJoined {

    public static void main(String[] args) throws Exception {
        AtomicInteger results = new AtomicInteger();
        CompletableFuture<Void> future = CompletableFuture.runAsync(results::incrementAndGet);
        assert results.get() == 1 : "too early";
        future.join();
    }
}
