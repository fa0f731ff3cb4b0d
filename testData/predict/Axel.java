import java.util.ArrayList;
import java.util.List;

/**
 * After axel, which loads a file from several mirrors: threads take the next segment under a lock, load it, and note speed and end in
 * two variables that the reader takes together.
 */
public final class Axel {

    private static final int SEGMENTS = 6;

    private final Object lock = new Object();
    private final int[] file = new int[SEGMENTS];
    private int next;
    private int done;
    private int speed;
    private int estimate;

    private void mirror(int number) {
        while (true) {
            int segment;
            synchronized (lock) {
                if (next == SEGMENTS) {
                    return;
                }
                segment = next++;
            }
            int sum = 0;
            for (int i = 0; i < 50; i++) {
                sum = sum * 31 + segment + i;
            }
            file[segment] = sum;
            done = done + 1;
            speed = done * 100 / (number + 1);
        }
    }

    private void report() {
        int finished = done;
        int fast = speed;
        estimate = (SEGMENTS - finished) * fast;
    }

    public static void main(String[] args) throws InterruptedException {
        Axel load = new Axel();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int number = i;
            threads.add(new Thread(() -> load.mirror(number), "mirror" + i));
        }
        threads.add(new Thread(load::report, "report"));
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
