import java.util.concurrent.atomic.AtomicInteger;

/**
 * What a thread does right behind a start, the thread that it has started may do before: here the counter has been set already.
 *
 * <p>System property {@code fixed}: that is nothing to complain about.
 *
 * <p>expect: 1 assertion
 */
public final class BehindStart {

    private static final AtomicInteger COUNTER = new AtomicInteger();
    private static volatile int other;

    private static void late() {
        other = 1;
        other++;
        COUNTER.set(1);
    }

    public static void main(String[] args) {
        new Thread(BehindStart::late, "late").start();
        int count = COUNTER.addAndGet(1);
        other = 1;
        if (count == 2 && !Boolean.getBoolean("fixed")) {
            throw new AssertionError("was set before");
        }
    }
}
