import dev.heddle.api.Heddle;

/**
 * Two threads take two locks in opposite orders if the input says so. The way on which the second thread is seen to do
 * so first needs another input than the first thread's; only a rarer one goes with it. So the circle is found where no
 * input leads to it before it is found where one does.
 *
 * <p>Argument, or else system property: rare (77), the input that lets both; 0 if there is to be none.
 */
public final class LaterInputCircle {

    private final Object first = new Object();
    private final Object second = new Object();

    private static void take(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                return;
            }
        }
    }

    private void up(int input) {
        if (input > 10) {
            take(first, second);
        }
    }

    private void down(int input, int rare) {
        if (input <= 10) {
            take(second, first);
        } else if (input == rare) {
            take(second, first);
        }
    }

    public static void main(String[] args) {
        int rare = args.length > 0 ? Integer.parseInt(args[0]) : Integer.getInteger("rare", 77);
        int input = Heddle.input("input", 0);
        LaterInputCircle shared = new LaterInputCircle();
        new Thread(() -> shared.up(input), "up").start();
        new Thread(() -> shared.down(input, rare), "down").start();
    }
}
