import dev.heddle.api.Heddle;

/**
 * The paper's first example: one thread writes or reads x, as its input says; the other reads x and then goes one way or the
 * other, as its own input says.
 */
public final class Figure7 {

    private volatile int x;
    private int sum;

    private void first() {
        int a = Heddle.input("i1", 0) + 1;
        if (a == 5) {
            x = 1;
        } else {
            int b = x;
            assert b == 0;
        }
    }

    private void second() {
        int c = Heddle.input("i2", 0);
        int d = x;
        if (c > 0) {
            sum = d;
        }
    }

    public static void main(String[] args) {
        Figure7 shared = new Figure7();
        new Thread(shared::first, "first").start();
        new Thread(shared::second, "second").start();
    }
}
