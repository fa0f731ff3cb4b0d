/**
 * The compressor with its first bug fixed: consumers write a block and then its size, the writer of the file looks at the block alone
 * ({@code OutputBuff[i].buf} and {@code bufSize} in the paper).
 */
public class PbzipFixed {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final int CONSUMERS = Integer.getInteger("workers", 3);
    static final Object LOCK = new Object();
    static final int[] buf = new int[CONSUMERS];
    static final int[] size = new int[CONSUMERS];

    static void consume(int i) {
        if (FIXED) {
            synchronized (LOCK) {
                buf[i] = 7;
                size[i] = 1;
            }
            return;
        }
        buf[i] = 7;
        size[i] = 1;
    }

    static void write() {
        for (int i = 0; i < CONSUMERS; i++) {
            int content;
            int length;
            synchronized (LOCK) {
                content = buf[i];
                length = size[i];
            }
            if (content != 0 && length == 0) {
                throw new AssertionError("block " + i + " has no size");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[CONSUMERS + 1];
        for (int i = 0; i < CONSUMERS; i++) {
            int block = i;
            threads[i] = new Thread(() -> consume(block), "consumer " + i);
        }
        threads[CONSUMERS] = new Thread(PbzipFixed::write, "writer");
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
