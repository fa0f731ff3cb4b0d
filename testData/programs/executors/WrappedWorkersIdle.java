// primitive: pool left running
// expect: clean

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Idle workers of a pool keep no test from ending, also where its factory of threads runs something around them. */
class WrappedWorkersIdle {

    private static final ThreadLocal<String> ROLE = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2, worker -> new Thread(() -> {
            ROLE.set("worker");
            worker.run();
        }));
        assert pool.submit(ROLE::get).get().equals("worker");
    }
}
