// primitive: Future.get with time-out
// expect: clean

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Cancels a task that takes too long. */
class GetTimeOutHandled {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<String> future = pool.submit(() -> "done");
        try {
            assert future.get(1, TimeUnit.SECONDS).equals("done");
        } catch (TimeoutException e) {
            future.cancel(true);
            assert future.isDone();
        }
        pool.shutdown();
    }
}
