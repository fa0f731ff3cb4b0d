/**
 * Figure 3 of "Debugging multithreaded programs as if they were sequential", with the input (1, 0). A thread's own decision can be turned
 * round and back again, so without the set of traces that are known the search would not end.
 *
 * <p>expect: ok
 */
public final class Figure3 {

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
        Figure3 shared = new Figure3();
        Thread one = new Thread(() -> shared.foo(1));
        Thread two = new Thread(() -> shared.bar(0));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
