/**
 * After the Java Grande benchmark: checksum1 is added to without a lock.
 *
 * <p>System property {@code fixed}: under a lock.
 *
 * <p>expect: 1 assertion
 */
public final class Ray {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private long checksum1;

    private void render(int pixel) {
        if (fixed) {
            synchronized (this) {
                addRow(pixel);
            }
        } else {
            addRow(pixel);
        }
    }

    private void addRow(int pixel) {
        long before = checksum1;
        checksum1 = checksum1 + pixel;
        if (checksum1 - before != pixel) {
            throw new AssertionError("checksum1 went from " + before + " to " + checksum1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Ray shared = new Ray();
        Thread one = new Thread(() -> shared.render(3), "one");
        Thread two = new Thread(() -> shared.render(4), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
