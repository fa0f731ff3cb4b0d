/**
 * A text is appended to another while it becomes empty: its length was asked before.
 *
 * <p>System property {@code fixed}: under a lock.
 *
 * <p>expect: 1 exception
 */
public final class StringBuffer {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private char[] text = {'a', 'b'};
    private int length = 2;

    private void append() {
        if (fixed) {
            synchronized (this) {
                copy();
            }
        } else {
            copy();
        }
    }

    private void copy() {
        int end = length;
        if (end > length) {
            throw new StringIndexOutOfBoundsException("end " + end + ", length " + length);
        }
    }

    private void setLength() {
        if (fixed) {
            synchronized (this) {
                cut();
            }
        } else {
            cut();
        }
    }

    private void cut() {
        length = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        StringBuffer shared = new StringBuffer();
        Thread one = new Thread(() -> shared.append(), "one");
        Thread two = new Thread(() -> shared.setLength(), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
