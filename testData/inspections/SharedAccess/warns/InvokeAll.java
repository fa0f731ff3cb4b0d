import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;

class InvokeAll {
    private int total;

    int run(ExecutorService pool) throws InterruptedException {
        List<Callable<Void>> tasks = List.of();
        pool.invokeAll(List.of(
                () -> {
                    <weak_warning descr="'total' is written here by a thread started in line 10 and written in 'run()' (line 16) by a thread started in line 10; no lock keeps them apart">total</weak_warning> += 1;
                    return null;
                },
                () -> {
                    total += 2;
                    return null;
                }));
        return total + tasks.size();
    }
}
