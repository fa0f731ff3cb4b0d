import java.util.concurrent.ExecutorService;

class ThreadLocalValue {
    private final ThreadLocal<Integer> depth = ThreadLocal.withInitial(() -> 0);

    void serve(ExecutorService pool) {
        for (int i = 0; i < 3; i++) {
            pool.submit(() -> depth.set(depth.get() + 1));
        }
    }
}
