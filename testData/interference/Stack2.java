/**
 * A stack that grows while another thread peeks: the new length and the new array are there, the element is not.
 *
 * <p>System property {@code fixed}: both are synchronized.
 *
 * <p>expect: 2 assertion
 */
public final class Stack2 {

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

    private void peek() {
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
            throw new AssertionError("saw an element that is not there yet");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stack2 shared = new Stack2();
        Thread one = new Thread(() -> shared.peek(), "one");
        Thread two = new Thread(() -> shared.add("c"), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
