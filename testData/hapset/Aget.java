/**
 * After the download accelerator of the paper: workers and a thread that shows progress race on one counter. {@code -Dworkers} of them, the
 * thread of the progress is one more. Workers add under a lock, the progress, which also counts, does not.
 */
public class Aget {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final int WORKERS = Integer.getInteger("workers", 5);
    static final Object LOCK = new Object();
    static volatile int bwritten;

    static void download() {
        synchronized (LOCK) {
            bwritten++;
        }
    }

    static void progress() {
        if (FIXED) {
            download();
            return;
        }
        bwritten++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[WORKERS];
        Thread progress = new Thread(Aget::progress, "progress");
        for (int i = 0; i < WORKERS; i++) {
            workers[i] = new Thread(Aget::download, "worker " + i);
            workers[i].start();
        }
        progress.start();
        for (Thread worker : workers) {
            worker.join();
        }
        progress.join();
        if (bwritten != WORKERS + 1) {
            throw new AssertionError("written " + bwritten);
        }
    }
}
