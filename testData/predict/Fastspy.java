import java.util.ArrayList;
import java.util.List;

/**
 * After fastspy, which scans ports: twenty threads probe a port each and put what they find into a table, whose size and entries are
 * written one after the other under no lock.
 */
public final class Fastspy {

    private static final int THREADS = 20;

    private final int[] open = new int[THREADS + 1];
    private int count;
    private int probed;
    private final Object lock = new Object();

    private void probe(int port) {
        int hash = port;
        for (int i = 0; i < 20; i++) {
            hash = hash * 1_103_515_245 + 12_345;
        }
        int place = count;
        open[port - 8_000] = hash & 1;
        count = place + 1;
        synchronized (lock) {
            probed++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Fastspy scan = new Fastspy();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            int port = 8_000 + i;
            threads.add(new Thread(() -> scan.probe(port), "probe" + i));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
