/**
 * After the Java Grande benchmark: coefficients are summed up. The lock around that is taken out.
 *
 * <p>System property {@code fixed}: with the lock.
 *
 * <p>expect: 1 assertion
 */
public final class Series {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private double sum;

    private void compute(int index) {
        double coefficient = 2.0 / index;
        if (fixed) {
            synchronized (this) {
                add(coefficient);
            }
        } else {
            add(coefficient);
        }
    }

    private void add(double coefficient) {
        double before = sum;
        sum = before + coefficient;
        if (sum != before + coefficient) {
            throw new AssertionError("the sum was changed meanwhile");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Series shared = new Series();
        Thread one = new Thread(() -> shared.compute(1), "one");
        Thread two = new Thread(() -> shared.compute(2), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
