import dev.heddle.api.Heddle;

/**
 * Two threads take two locks in opposite orders, but each only if its input says so; a third takes one after the other. Where both go by
 * the same input, and one goes by its opposite, no input lets both do so, and what looks like a circle in the unfolding is none.
 *
 * <p>Argument, or else system property: same (1), 0 for inputs of their own.
 */
public final class InputCircle {

    private final Object first = new Object();
    private final Object second = new Object();
    private int count;

    private void take(boolean wanted, Object outer, Object inner) {
        if (wanted) {
            synchronized (outer) {
                synchronized (inner) {
                    count++;
                }
            }
        }
    }

    private void takeEach() {
        synchronized (first) {
            count++;
        }
        synchronized (second) {
            count++;
        }
    }

    public static void main(String[] args) {
        boolean same = parameter(args, 0, "same", 1) == 1;
        int one = Heddle.input("one", 0);
        int other = same ? one : Heddle.input("other", 0);
        InputCircle shared = new InputCircle();
        new Thread(() -> shared.take(one > 10, shared.first, shared.second), "up").start();
        new Thread(() -> shared.take(other <= 10, shared.second, shared.first), "down").start();
        new Thread(shared::takeEach, "each").start();
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
