/**
 * Figure 1 of "Debugging multithreaded programs as if they were sequential", with the input (1, 0): y may be -1, 0 or 1 in the end, one
 * for each way in which the two threads can go together.
 *
 * <p>expect: assertion
 */
public final class Figure1 {

    private volatile int x;
    private volatile int y;

    private void foo(int a) {
        x = a;
        if (x > 0) {
            y = y + 1;
        } else {
            y = y - 1;
        }
    }

    private void bar(int b) {
        y = b;
        if (y > 0) {
            x = x + 1;
        } else {
            x = x - 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Figure1 shared = new Figure1();
        Thread one = new Thread(() -> shared.foo(1));
        Thread two = new Thread(() -> shared.bar(0));
        one.start();
        two.start();
        one.join();
        two.join();
        if (shared.y < 0) {
            throw new AssertionError("y is " + shared.y);
        }
    }
}
