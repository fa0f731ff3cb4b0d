import java.util.concurrent.ExecutorService;

class StartedBothWays implements Runnable {
    private final ExecutorService pool;
    private int rounds;

    StartedBothWays(ExecutorService pool) {
        this.pool = pool;
    }

    void start() {
        if (pool != null) {
            pool.execute(this);
        }
        new Thread(this).start();
    }

    @Override
    public void run() {
        <weak_warning descr="'rounds' is changed here by a thread started in line 13 and by a thread started in line 15 at the same time; no lock keeps them apart">rounds</weak_warning>++;
    }
}
