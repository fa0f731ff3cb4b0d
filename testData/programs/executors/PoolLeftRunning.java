// primitive: pool left running
// expect: clean

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Never shuts its pool down: its threads wait for tasks when the program ends. */
class PoolLeftRunning {

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        assert pool.submit(() -> 42).get() == 42;
    }
}
