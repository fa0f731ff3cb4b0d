import java.util.ArrayList;
import java.util.List;

/**
 * After alsaplayer, which plays: a decoder fills a ring of samples, a player takes them, two controls change volume and position. Volume
 * of left and right belong together, and are set one after the other.
 */
public final class Alsaplayer {

    private static final int RING = 4;
    private static final int SAMPLES = 12;

    private final int[] ring = new int[RING];
    private final Object lock = new Object();
    private int filled;
    private int left = 1;
    private int right = 1;
    private int position;
    private long played;

    private void decode() throws InterruptedException {
        for (int i = 0; i < SAMPLES; i++) {
            synchronized (lock) {
                while (filled == RING) {
                    lock.wait();
                }
                ring[(position + filled) % RING] = i * i;
                filled++;
                lock.notifyAll();
            }
        }
    }

    private void play() throws InterruptedException {
        for (int i = 0; i < SAMPLES; i++) {
            int sample;
            synchronized (lock) {
                while (filled == 0) {
                    lock.wait();
                }
                sample = ring[position % RING];
                position = position + 1;
                filled--;
                lock.notifyAll();
            }
            played += (long) sample * left + (long) sample * right;
        }
    }

    private void turn(int volume) {
        left = volume;
        right = volume;
    }

    private interface Body {
        void run() throws InterruptedException;
    }

    private static Thread thread(Body body, String name) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }, name);
    }

    public static void main(String[] args) throws InterruptedException {
        Alsaplayer player = new Alsaplayer();
        List<Thread> threads = new ArrayList<>(List.of(thread(player::decode, "decoder"), thread(player::play, "player"),
                thread(() -> player.turn(2), "louder"), thread(() -> player.turn(0), "mute")));
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
