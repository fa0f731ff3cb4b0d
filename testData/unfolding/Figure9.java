import dev.heddle.api.Heddle;

/** The paper's example 2: the error needs the write before the read, and an input greater than 0. */
public final class Figure9 {

    private volatile int x;

    private void first() {
        int a = x;
        if (a > 0) {
            throw new IllegalStateException("error");
        }
    }

    private void second() {
        int b = x;
        if (b == 0) {
            x = Heddle.input("input", 0);
        }
    }

    public static void main(String[] args) {
        Figure9 shared = new Figure9();
        new Thread(shared::first, "first").start();
        new Thread(shared::second, "second").start();
    }
}
