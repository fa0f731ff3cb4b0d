import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class TwoThreadsSetInTheConstructor {
    private final ExecutorService executor;
    private int done;

    TwoThreadsSetInTheConstructor() {
        executor = Executors.newFixedThreadPool(2);
    }

    void first() {
        executor.execute(() -> <weak_warning descr="'done' is written here by a thread started in line 13 and written in 'second()' (line 17) by a thread started in line 17; no lock keeps them apart">done</weak_warning>++);
    }

    void second() {
        executor.execute(() -> done--);
    }
}
