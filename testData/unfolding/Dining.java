/**
 * Dining philosophers who all take the left fork first and eat more than once; they can deadlock.
 *
 * <p>Arguments, or else system properties: philosophers (4), rounds (2).
 */
public final class Dining {

    private final Object[] forks;

    private Dining(int philosophers) {
        forks = new Object[philosophers];
        for (int i = 0; i < philosophers; i++) {
            forks[i] = new Object();
        }
    }

    private void dine(int left, int right, int rounds) {
        for (int round = 0; round < rounds; round++) {
            synchronized (forks[left]) {
                synchronized (forks[right]) {
                    assert Thread.holdsLock(forks[left]);
                }
            }
        }
    }

    public static void main(String[] args) {
        int philosophers = parameter(args, 0, "philosophers", 4);
        int rounds = parameter(args, 1, "rounds", 2);
        Dining table = new Dining(philosophers);
        for (int t = 0; t < philosophers; t++) {
            int left = t;
            int right = (t + 1) % philosophers;
            new Thread(() -> table.dine(left, right, rounds), "philosopher" + t).start();
        }
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
