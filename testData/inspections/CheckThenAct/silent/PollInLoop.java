import java.util.concurrent.ConcurrentLinkedQueue;

class PollInLoop {
    private final ConcurrentLinkedQueue<Runnable> jobs = new ConcurrentLinkedQueue<>();

    void drain() {
        Runnable job;
        while ((job = jobs.poll()) != null) {
            job.run();
        }
    }
}
