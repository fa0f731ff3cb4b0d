/**
 * Two threads can wait for each other's lock, but hardly any execution that gets there is free of another thread's
 * failure, which it would be about then: that thread must look just when the count is 14.
 */
public final class CircleBesideFailure {

    private static final int COUNTS = 20;
    private static final int PASSES = 14;

    private final Object first = new Object();
    private final Object second = new Object();
    private volatile int count;
    private volatile int up;
    private volatile int down;

    private void up() {
        for (int i = 0; i < 30; i++) {
            up = i;
        }
        synchronized (first) {
            synchronized (second) {
                return;
            }
        }
    }

    private void down() {
        for (int i = 0; i < 3; i++) {
            down = i;
        }
        synchronized (second) {
            synchronized (first) {
                return;
            }
        }
    }

    private void count() {
        for (int i = 0; i < COUNTS; i++) {
            count = i;
        }
    }

    private void look() {
        if (count != PASSES) {
            throw new IllegalStateException("looked at the wrong moment");
        }
    }

    /** So that the steps of the two before they take their locks are steps to others too. */
    private int see() {
        return up + down;
    }

    public static void main(String[] args) {
        CircleBesideFailure shared = new CircleBesideFailure();
        new Thread(shared::up, "up").start();
        new Thread(shared::down, "down").start();
        new Thread(shared::count, "counts").start();
        new Thread(shared::look, "looks").start();
        new Thread(shared::see, "sees").start();
    }
}
