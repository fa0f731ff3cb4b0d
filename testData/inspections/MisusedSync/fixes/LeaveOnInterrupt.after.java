// fix: Set the interrupt again and return
import java.util.concurrent.BlockingQueue;

class LeaveOnInterrupt implements Runnable {
    private final BlockingQueue<Runnable> jobs;

    LeaveOnInterrupt(BlockingQueue<Runnable> jobs) {
        this.jobs = jobs;
    }

    @Override
    public void run() {
        while (true) {
            try {
                jobs.take().run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
