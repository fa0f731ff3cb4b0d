import java.util.ArrayList;
import java.util.List;

/**
 * After prozilla, which loads a file over several connections: each connection has a state and a count under its own lock; the
 * controlling thread reads both under two locks, one after the other, so that they may not fit together.
 */
public final class Prozilla {

    private static final int CONNECTIONS = 4;

    private final Object[] locks = new Object[CONNECTIONS];
    private final int[] received = new int[CONNECTIONS];
    private final int[] state = new int[CONNECTIONS];
    private int whole;
    private int running;

    private Prozilla() {
        for (int i = 0; i < CONNECTIONS; i++) {
            locks[i] = new Object();
        }
    }

    private void connection(int number) {
        for (int chunk = 0; chunk < 3; chunk++) {
            synchronized (locks[number]) {
                received[number] += 10;
            }
            synchronized (locks[number]) {
                state[number] = chunk + 1;
            }
        }
    }

    private void control() {
        for (int i = 0; i < CONNECTIONS; i++) {
            int bytes;
            synchronized (locks[i]) {
                bytes = received[i];
            }
            synchronized (locks[i]) {
                running += state[i] < 3 ? 1 : 0;
            }
            whole += bytes;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Prozilla load = new Prozilla();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            int number = i;
            threads.add(new Thread(() -> load.connection(number), "connection" + i));
        }
        threads.add(new Thread(load::control, "control"));
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
