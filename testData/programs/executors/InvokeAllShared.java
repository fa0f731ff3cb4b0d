// primitive: ExecutorService.invokeAll, invokeAny
// expect: assertion at 17 thread main

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All tasks add to one plain list. */
class InvokeAllShared {

    public static void main(String[] args) throws Exception {
        List<Integer> results = new ArrayList<>(4);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.invokeAll(List.of(() -> results.add(1), () -> results.add(2)));
        pool.shutdown();
        assert results.size() == 2 : results;
    }
}
