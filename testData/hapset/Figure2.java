/** Figure 2 of the paper: one thread polls under a lock until the other has written. */
public class Figure2 {

    static final Object LOCK = new Object();
    static int x;

    static void poll() {
        int seen = 0;
        while (seen == 0) {
            Thread.onSpinWait();
            synchronized (LOCK) {
                seen = x;
            }
        }
    }

    static void write() {
        synchronized (LOCK) {
            x = 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(Figure2::write);
        writer.start();
        poll();
        writer.join();
    }
}
