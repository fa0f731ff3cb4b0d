/**
 * A vector that grows while another thread asks for its last element: the new length and the new array are there, the element is not.
 *
 * <p>System property {@code fixed}: both are synchronized.
 *
 * <p>expect: 2 assertion
 */
public final class Vector1 {

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

    private void lastElement() {
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
            throw new AssertionError("returned an element that is not there yet");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector1 shared = new Vector1();
        Thread one = new Thread(() -> shared.lastElement(), "one");
        Thread two = new Thread(() -> shared.add("c"), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
