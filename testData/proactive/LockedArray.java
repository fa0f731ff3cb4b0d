/**
 * One thread writes to an array under a lock, another reads it under the same lock; nobody else touches it. While an array is one thread's own its
 * elements are not followed, so that write was not seen, and the other order never tried.
 *
 * <p>expect: assertion, when the reader comes first
 */
public final class LockedArray {

    private static final Object LOCK = new Object();
    private static final int[] CELLS = new int[2];

    private static void read() {
        synchronized (LOCK) {
            if (CELLS[0] != 1) {
                throw new AssertionError("not written");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(LockedArray::read);
        reader.start();
        synchronized (LOCK) {
            CELLS[0] = 1;
        }
        reader.join();
    }
}
