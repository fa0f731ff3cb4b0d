import java.util.ArrayList;
import java.util.List;

/**
 * After aget, which loads a file in parts: four threads copy a range each, block by block, and add up what has come; a fifth looks at the
 * progress. The count of bytes is read and written in two steps, under no lock.
 */
public final class Aget {

    private static final int BLOCK = 4;

    private final byte[] source = new byte[32];
    private final byte[] target = new byte[32];
    private final Object lock = new Object();
    private int loaded;
    private int blocks;
    private int shown;

    private void load(int from, int to) {
        for (int at = from; at < to; at += BLOCK) {
            for (int i = at; i < at + BLOCK; i++) {
                target[i] = (byte) (source[i] + 1);
            }
            int before = loaded;
            loaded = before + BLOCK;
            synchronized (lock) {
                blocks++;
            }
        }
    }

    private void show() {
        synchronized (lock) {
            shown = blocks;
        }
        shown = loaded * 100 / source.length;
    }

    public static void main(String[] args) throws InterruptedException {
        Aget file = new Aget();
        List<Thread> threads = new ArrayList<>();
        for (int part = 0; part < 4; part++) {
            int from = part * 8;
            threads.add(new Thread(() -> file.load(from, from + 8), "part" + part));
        }
        threads.add(new Thread(file::show, "progress"));
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
