import java.util.concurrent.ExecutorService;

class StartedOneWayOrTheOther implements Runnable {
    private final ExecutorService pool;
    private int rounds;

    StartedOneWayOrTheOther(ExecutorService pool) {
        this.pool = pool;
    }

    void start() {
        if (pool == null) {
            new Thread(this).start();
        } else {
            pool.execute(this);
        }
    }

    @Override
    public void run() {
        rounds++;
    }
}
