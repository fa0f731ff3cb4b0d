import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class PoolOfOneThread {
    private final ExecutorService pool = Executors.newSingleThreadExecutor();
    private final ExecutorService fixed = Executors.newFixedThreadPool(1);
    private String text = "";
    private int count;

    void add() {
        pool.execute(() -> text += "a");
        pool.execute(() -> text += "b");
    }

    void countAll() {
        for (int i = 0; i < 3; i++) {
            fixed.execute(() -> count++);
        }
    }
}
