// primitive: Future.get, failed task
// expect: assertion at 17 thread main

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The assertion fails in the task and comes out of get, at its own line. */
class TaskFails {

    private volatile int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        TaskFails box = new TaskFails();
        Future<?> future = pool.submit(() -> {
            assert box.value == 1 : "too early";
        });
        box.value = 1;
        future.get();
        pool.shutdown();
    }
}
