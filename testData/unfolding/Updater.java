import dev.heddle.api.Heddle;

/**
 * Two threads update variables of their own, as inputs say, and then both together under two locks; two others read them to
 * compute with them. With {@code deadlock} the updaters take the locks in opposite orders; nothing else is different.
 *
 * <p>Arguments, or else system properties: rounds (3), deadlock (0).
 */
public final class Updater {

    private final Object first = new Object();
    private final Object second = new Object();
    private volatile int a;
    private volatile int b;
    private int published;

    private void updateA(int rounds) {
        for (int round = 0; round < rounds; round++) {
            int amount = Heddle.input("a" + round, 1, -10, 10);
            if (amount > 0) {
                a = amount;
            } else {
                a = 0;
            }
        }
        publish(first, second);
    }

    private void updateB(int rounds, boolean deadlock) {
        for (int round = 0; round < rounds; round++) {
            int amount = Heddle.input("b" + round, 1, -10, 10);
            if (amount > 5) {
                b = amount;
            }
        }
        publish(deadlock ? second : first, deadlock ? first : second);
    }

    private void publish(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                published++;
            }
        }
    }

    private void compute() {
        int sum = a + b;
        if (sum > 15) {
            assert sum <= 20;
        }
    }

    public static void main(String[] args) {
        int rounds = parameter(args, 0, "rounds", 3);
        boolean deadlock = parameter(args, 1, "deadlock", 0) == 1;
        Updater shared = new Updater();
        new Thread(() -> shared.updateA(rounds), "a").start();
        new Thread(() -> shared.updateB(rounds, deadlock), "b").start();
        new Thread(shared::compute, "first reader").start();
        new Thread(shared::compute, "second reader").start();
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
