import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class PoolInLoop {
    private static long total;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) {
            int n = i;
            pool.submit(() -> {
                <warning descr="'total' is changed here by several threads started in line 11 at the same time; no lock keeps them apart">total</warning> += n;
            });
        }
        pool.shutdown();
    }
}
