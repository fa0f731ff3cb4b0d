/**
 * A vector is shortened by one while it grows: what is taken out has not been put in yet.
 *
 * <p>System property {@code fixed}: both are synchronized.
 *
 * <p>expect: 2 assertion
 */
public final class Vector3 {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private Object[] data = {"a", "b"};
    private int count = 2;

    private void add(Object element) {
        if (fixed) {
            synchronized (this) {
                append(element);
            }
        } else {
            append(element);
        }
    }

    private void append(Object element) {
        if (count == data.length) {
            Object[] larger = new Object[count + 1];
            data = larger;
        }
        count = count + 1;
        data[count - 1] = element;
    }

    private void removeLast() {
        if (fixed) {
            synchronized (this) {
                last();
            }
        } else {
            last();
        }
    }

    private void last() {
        int n = count;
        Object[] all = data;
        Object found = all[n - 1];
        if (n == 3 && found == null) {
            throw new AssertionError("removed an element that is not there yet");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector3 shared = new Vector3();
        Thread one = new Thread(() -> shared.removeLast(), "one");
        Thread two = new Thread(() -> shared.add("c"), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
