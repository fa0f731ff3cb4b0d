// primitive: ExecutorService, single thread
// expect: clean

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Tasks of a single thread run one after the other, in the order in which they came. */
class SingleThreadInOrder {

    private String text = "";

    public static void main(String[] args) throws Exception {
        SingleThreadInOrder log = new SingleThreadInOrder();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> log.text += "a");
        pool.execute(() -> log.text += "b");
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.onSpinWait();
        }
        assert log.text.equals("ab") : log.text;
        assert pool.isTerminated();
    }
}
