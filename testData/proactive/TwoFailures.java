/**
 * Two threads fail in every execution; each of them can be the first.
 *
 * <p>expect: assertion
 */
public final class TwoFailures {

    private static void one() {
        throw new AssertionError("one");
    }

    private static void two() {
        throw new AssertionError("two");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TwoFailures::one);
        Thread two = new Thread(TwoFailures::two);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
