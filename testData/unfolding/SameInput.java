import dev.heddle.api.Heddle;

/**
 * The example of the paper's section 4.3: no input lets both threads write, so nobody ever sees the other's write to be overwritten
 * and the assertion holds.
 */
public final class SameInput {

    private volatile int x;

    private void first(int a) {
        if (a == 2) {
            x = 1;
            assert x == 1;
        }
    }

    private void second(int b) {
        if (b != 2) {
            x = 2;
            assert x == 2;
        }
    }

    public static void main(String[] args) {
        int input = Heddle.input("input", 0);
        SameInput shared = new SameInput();
        new Thread(() -> shared.first(input), "first").start();
        new Thread(() -> shared.second(input), "second").start();
    }
}
