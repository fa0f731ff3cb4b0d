/**
 * After stack_bug of the table: one thread pushes, another pops as often as it has seen something on the stack.
 *
 * <p>System property {@code fixed}: a push is one step. Without it the height grows before the element is there.
 *
 * <p>expect: assertion
 */
public final class StackBug {

    private static final int ITEMS = 3;

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int[] elements = new int[ITEMS];
    private int height;

    private void push() {
        for (int i = 0; i < ITEMS; i++) {
            if (fixed) {
                synchronized (this) {
                    height++;
                    elements[height - 1] = i + 1;
                }
            } else {
                int place;
                synchronized (this) {
                    place = height++;
                }
                synchronized (this) {
                    elements[place] = i + 1;
                }
            }
        }
    }

    private void pop() {
        for (int i = 0; i < ITEMS; i++) {
            synchronized (this) {
                if (height > 0) {
                    int element = elements[height - 1];
                    if (element == 0) {
                        throw new AssertionError("popped what was not pushed");
                    }
                    elements[height - 1] = 0;
                    height--;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StackBug stack = new StackBug();
        Thread pushing = new Thread(stack::push);
        Thread popping = new Thread(stack::pop);
        pushing.start();
        popping.start();
        pushing.join();
        popping.join();
    }
}
