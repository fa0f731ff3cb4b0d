// primitive: Future.get, failed task
// expect: clean

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A failure of a task that is expected. */
class TaskFailureHandled {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(() -> {
            throw new IllegalStateException("expected");
        });
        try {
            future.get();
            throw new AssertionError("should have failed");
        } catch (ExecutionException e) {
            assert e.getCause().getMessage().equals("expected");
        }
        pool.shutdown();
    }
}
