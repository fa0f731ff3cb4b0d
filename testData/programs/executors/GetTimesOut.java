// primitive: Future.get with time-out
// expect: exception at 16 thread main
// options: --time-outs any

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Does not expect that the task takes its time. */
class GetTimesOut {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<String> future = pool.submit(() -> "done");
        future.get(1, TimeUnit.SECONDS);
        pool.shutdown();
    }
}
