import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

class FutureGet {
    private int result;

    int compute(ExecutorService pool) throws ExecutionException, InterruptedException {
        Future<?> future = pool.submit(() -> {
            result = 42;
        });
        future.get();
        return result;
    }
}
