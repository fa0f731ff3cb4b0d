/**
 * A search of a stack comes to its end, sees that there is more, and then that the stack was changed.
 *
 * <p>System property {@code fixed}: both are synchronized.
 *
 * <p>expect: 2 exception
 */
public final class Stack3 {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int[] data = new int[4];
    private int changes;
    private int count = 2;

    private void add(int element) {
        if (fixed) {
            synchronized (this) {
                append(element);
            }
        } else {
            append(element);
        }
    }

    private void append(int element) {
        changes = changes + 1;
        data[count] = element;
        count = count + 1;
    }

    private void rest() {
        if (fixed) {
            synchronized (this) {
                iterate();
            }
        } else {
            iterate();
        }
    }

    private void iterate() {
        int expected = changes;
        int cursor = 2;
        if (cursor != count) {
            if (changes != expected) {
                throw new IllegalStateException("the stack was changed");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stack3 shared = new Stack3();
        Thread one = new Thread(() -> shared.rest(), "one");
        Thread two = new Thread(() -> shared.add(7), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
