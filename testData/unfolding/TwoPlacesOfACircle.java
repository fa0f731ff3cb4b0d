/** Two threads take two locks in opposite orders, one of them in either of two places: these are two deadlocks. */
public final class TwoPlacesOfACircle {

    private final Object first = new Object();
    private final Object second = new Object();
    private volatile boolean late;

    private void up() {
        if (late) {
            synchronized (first) {
                synchronized (second) {
                    return;
                }
            }
        }
        synchronized (first) {
            synchronized (second) {
                return;
            }
        }
    }

    private void down() {
        late = true;
        synchronized (second) {
            synchronized (first) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        TwoPlacesOfACircle shared = new TwoPlacesOfACircle();
        new Thread(shared::up, "up").start();
        new Thread(shared::down, "down").start();
    }
}
