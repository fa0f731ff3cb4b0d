/**
 * A stack of nodes: who pops sees the size and the node, but not yet what is in it.
 *
 * <p>System property {@code fixed}: both are synchronized.
 *
 * <p>expect: 2 assertion
 */
public final class Stack1 {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private Node top;
    private int size;

    private void push(int value) {
        if (fixed) {
            synchronized (this) {
                pushOne(value);
            }
        } else {
            pushOne(value);
        }
    }

    private void pushOne(int value) {
        Node node = new Node();
        top = node;
        size = size + 1;
        node.value = value;
    }

    private void pop() {
        if (fixed) {
            synchronized (this) {
                popOne();
            }
        } else {
            popOne();
        }
    }

    private void popOne() {
        if (size > 0 && top.value == 0) {
            throw new AssertionError("popped what nobody has pushed");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stack1 shared = new Stack1();
        Thread one = new Thread(() -> shared.pop(), "one");
        Thread two = new Thread(() -> shared.push(5), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }

    /** An element. */
    private static final class Node {
        private int value;
    }
}
