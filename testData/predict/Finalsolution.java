import java.util.ArrayList;
import java.util.List;

/**
 * In the place of finalsolution, which the paper does not describe: sixty-six clients book seats; the number of seats left and the list of
 * bookings are kept under a lock, the income under none.
 */
public final class Finalsolution {

    private static final int CLIENTS = 66;

    private final int[] bookings = new int[CLIENTS];
    private final Object lock = new Object();
    private int left = CLIENTS;
    private int income;

    private void book(int client) {
        int price = 10;
        for (int i = 0; i < client; i++) {
            price = (price * 3 + i) % 50;
        }
        synchronized (lock) {
            left--;
            bookings[client] = left;
        }
        income += price;
    }

    public static void main(String[] args) throws InterruptedException {
        Finalsolution hall = new Finalsolution();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            int client = i;
            threads.add(new Thread(() -> hall.book(client), "client" + i));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
