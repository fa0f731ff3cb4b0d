// primitive: ExecutorService.shutdown
// expect: exception at 13 thread client

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Submits to a pool that another thread shuts down. */
class RejectedAfterShutdown {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Thread client = new Thread(() -> {
            pool.execute(() -> { });
        }, "client");
        client.start();
        pool.shutdown();
        client.join();
    }
}
