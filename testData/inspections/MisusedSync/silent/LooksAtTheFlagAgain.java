import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

class LooksAtTheFlagAgain implements Runnable {
    private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private volatile boolean running = true;

    void stop(Thread thread) {
        running = false;
        thread.interrupt();
    }

    @Override
    public void run() {
        while (running) {
            Runnable task;
            try {
                task = queue.take();
            } catch (InterruptedException e) {
                continue;
            }
            task.run();
        }
    }
}
