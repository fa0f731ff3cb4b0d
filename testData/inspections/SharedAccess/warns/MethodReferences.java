import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class MethodReferences {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private int done;

    void start() {
        pool.submit(this::work);
        pool.execute(this::work);
    }

    private void work() {
        <weak_warning descr="'done' is changed here by a thread started in line 9 and by a thread started in line 10 at the same time; no lock keeps them apart">done</weak_warning>++;
    }
}
