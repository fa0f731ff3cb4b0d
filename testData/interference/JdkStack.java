import java.util.Stack;

/**
 * A client of the JDK's Stack: it is not empty, and has nothing to pop.
 *
 * <p>System property {@code fixed}: under a lock.
 *
 * <p>expect: 1 exception
 */
public final class JdkStack {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final Stack<String> stack = new Stack<>();

    private JdkStack() {
        stack.push("a");
    }

    private void take() {
        if (fixed) {
            synchronized (this) {
                pop();
            }
        } else {
            pop();
        }
    }

    private void pop() {
        if (!stack.empty()) {
            stack.pop();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        JdkStack shared = new JdkStack();
        Thread one = new Thread(() -> shared.take(), "one");
        Thread two = new Thread(() -> shared.take(), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
