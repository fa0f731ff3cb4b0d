import java.util.ArrayList;
import java.util.List;

/**
 * After bzip2smp, which compresses blocks in parallel: a reader fills a queue, three workers take blocks from it and compress them by
 * run lengths, and a thread adds up the sizes as they are finished. Queue and sizes have locks; the totals are read without.
 */
public final class Bzip2smp {

    private static final int BLOCKS = 6;

    private final byte[][] queue = new byte[BLOCKS][];
    private final int[] sizes = new int[BLOCKS];
    private final Object lock = new Object();
    private int put;
    private int taken;
    private int in;
    private int out;
    private int ratio;

    private void read() {
        for (int block = 0; block < BLOCKS; block++) {
            byte[] data = new byte[16];
            for (int i = 0; i < data.length; i++) {
                data[i] = (byte) (i / (block + 1));
            }
            synchronized (lock) {
                queue[put++] = data;
                lock.notify();
            }
        }
    }

    private void compress() {
        for (int turn = 0; turn < BLOCKS / 3; turn++) {
            int mine;
            byte[] data;
            synchronized (lock) {
                while (taken == put) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
                mine = taken++;
                data = queue[mine];
            }
            int runs = 1;
            for (int i = 1; i < data.length; i++) {
                runs += data[i] != data[i - 1] ? 1 : 0;
            }
            sizes[mine] = 2 * runs;
            in = in + data.length;
            out = out + sizes[mine];
        }
    }

    private void show() {
        int read = in;
        ratio = read == 0 ? 0 : out * 100 / read;
    }

    public static void main(String[] args) throws InterruptedException {
        Bzip2smp archive = new Bzip2smp();
        List<Thread> threads = new ArrayList<>();
        threads.add(new Thread(archive::read, "reader"));
        for (int i = 0; i < 3; i++) {
            threads.add(new Thread(archive::compress, "worker" + i));
        }
        threads.add(new Thread(archive::show, "show"));
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
