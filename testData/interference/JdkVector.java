import java.util.List;
import java.util.Vector;

/**
 * A client of the JDK's Vector: it is not empty, and has no last element.
 *
 * <p>System property {@code fixed}: under a lock.
 *
 * <p>expect: 1 exception
 */
public final class JdkVector {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final Vector<String> vector = new Vector<>(List.of("a"));

    private void last() {
        if (fixed) {
            synchronized (this) {
                look();
            }
        } else {
            look();
        }
    }

    private void look() {
        if (!vector.isEmpty()) {
            vector.lastElement();
        }
    }

    private void clear() {
        if (fixed) {
            synchronized (this) {
                empty();
            }
        } else {
            empty();
        }
    }

    private void empty() {
        vector.removeAllElements();
    }

    public static void main(String[] args) throws InterruptedException {
        JdkVector shared = new JdkVector();
        Thread one = new Thread(() -> shared.last(), "one");
        Thread two = new Thread(() -> shared.clear(), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
