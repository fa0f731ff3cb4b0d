/** After the file scanner of the paper: the number of workers is set after they were started, so main may wait for ever. */
public class Pfscan {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final int WORKERS = 2;
    static final Object LOCK = new Object();
    static int aworkers;
    static int left = 4;

    static void scan() {
        while (true) {
            synchronized (LOCK) {
                if (left == 0) {
                    break;
                }
                left--;
            }
        }
        synchronized (LOCK) {
            aworkers--;
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[WORKERS];
        if (FIXED) {
            aworkers = WORKERS;
        }
        for (int i = 0; i < WORKERS; i++) {
            workers[i] = new Thread(Pfscan::scan, "scanner " + i);
            workers[i].start();
        }
        synchronized (LOCK) {
            if (!FIXED) {
                aworkers = WORKERS;
            }
            while (aworkers > 0) {
                LOCK.wait();
            }
        }
    }
}
