import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class OneThreadSetInTheConstructor {
    private final ExecutorService executor;
    private int done;

    OneThreadSetInTheConstructor() {
        executor = Executors.newSingleThreadExecutor();
    }

    void first() {
        executor.execute(() -> done++);
    }

    void second() {
        executor.execute(() -> done--);
    }
}
