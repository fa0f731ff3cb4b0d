import dev.heddle.api.Heddle;

/**
 * The example of the paper's section 4.3: no input lets both threads write, so nobody ever sees the other's write to be overwritten
 * and the assertion holds. Who only looks at executions one by one does not even see that both write the same; with {@code readers} that
 * read it, too, it is known, and that one write follows the other looks possible to who does not ask the solver.
 *
 * <p>Argument, or else system property: readers (0).
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
        for (int readers = parameter(args, 0, "readers", 0); readers > 0; readers--) {
            new Thread(shared::read, "reader" + readers).start();
        }
    }

    private void read() {
        assert x >= 0;
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
