/**
 * What is checked in the end is a product of what two threads have written: 45, 60, or, if one writes between two statements of the
 * other, 80. A solver is told what products say only when nothing else is left to ask.
 *
 * <p>expect: assertion
 */
public final class Product {

    private static int x;
    private static int y;

    public static void main(String[] args) throws InterruptedException {
        x = 0;
        y = 0;
        Thread first = new Thread(() -> {
            x = 3;
            y = x * 5;
        });
        Thread second = new Thread(() -> x = 4);
        first.start();
        second.start();
        first.join();
        second.join();
        if (x * y == 80) {
            throw new AssertionError("written in between");
        }
    }
}
