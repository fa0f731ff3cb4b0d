/** A join waits on the monitor of the thread, which others can enter meanwhile. */
class JoinUnderItsMonitor {
    private final Thread worker = new Thread(this::work, "worker");
    private boolean done;

    void work() {
        synchronized (worker) {
            done = true;
        }
    }

    boolean finish() throws InterruptedException {
        synchronized (worker) {
            worker.start();
            worker.join();
            return done;
        }
    }
}
