import java.util.ArrayList;
import java.util.List;

/**
 * After tsp, which looks for the shortest round trip: threads take a first city each, try the orders of the others, and keep the shortest
 * length and its trip in two variables, with a check that is old when it is acted on.
 */
public final class Tsp {

    private static final int CITIES = 5;

    private final int[][] distance = new int[CITIES][CITIES];
    private final Object lock = new Object();
    private int shortest = Integer.MAX_VALUE;
    private int trip;
    private int tried;

    private Tsp() {
        for (int i = 0; i < CITIES; i++) {
            for (int j = 0; j < CITIES; j++) {
                distance[i][j] = i == j ? 0 : 1 + (i * 7 + j * 13) % 10 + (j * 7 + i * 13) % 10;
            }
        }
    }

    private void search(int second) {
        int best = best(0, second, 1 | 1 << second, distance[0][second]);
        if (best < shortest) {
            shortest = best;
            trip = second;
        }
        synchronized (lock) {
            tried++;
        }
    }

    private int best(int home, int at, int visited, int length) {
        if (visited == (1 << CITIES) - 1) {
            return length + distance[at][home];
        }
        int best = Integer.MAX_VALUE;
        for (int next = 0; next < CITIES; next++) {
            if ((visited & 1 << next) == 0) {
                best = Math.min(best, best(home, next, visited | 1 << next, length + distance[at][next]));
            }
        }
        return best;
    }

    public static void main(String[] args) throws InterruptedException {
        Tsp tsp = new Tsp();
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i < CITIES; i++) {
            int second = i;
            threads.add(new Thread(() -> tsp.search(second), "from" + i));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
