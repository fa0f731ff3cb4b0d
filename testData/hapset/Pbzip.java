import java.util.ArrayDeque;
import java.util.Deque;

/**
 * After the parallel compressor of the paper: main takes the queue away while consumers may still look for it (order violation, null
 * pointer). {@code -Dfixed=true} waits for them first.
 */
public class Pbzip {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final int CONSUMERS = Integer.getInteger("workers", 3);
    static volatile Deque<Integer> fifo;
    static final Object LOCK = new Object();

    static void consume() {
        synchronized (LOCK) {
            fifo.pollFirst();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        fifo = new ArrayDeque<>();
        for (int i = 0; i < CONSUMERS; i++) {
            fifo.add(i);
        }
        Thread[] consumers = new Thread[CONSUMERS];
        for (int i = 0; i < CONSUMERS; i++) {
            consumers[i] = new Thread(Pbzip::consume, "consumer " + i);
            consumers[i].start();
        }
        if (FIXED) {
            for (Thread consumer : consumers) {
                consumer.join();
            }
        }
        fifo = null;
    }
}
