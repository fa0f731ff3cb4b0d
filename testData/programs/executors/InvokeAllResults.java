// primitive: ExecutorService.invokeAll, invokeAny
// expect: clean

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Takes the results from the futures. */
class InvokeAllResults {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int sum = 0;
        for (Future<Integer> future : pool.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2))) {
            assert future.isDone();
            sum += future.get();
        }
        assert sum == 3 : sum;
        int any = pool.invokeAny(List.<Callable<Integer>>of(() -> 1, () -> 2));
        assert any == 1 || any == 2;
        pool.shutdown();
    }
}
