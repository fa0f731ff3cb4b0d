/**
 * Mutual exclusion by a flag that is looked at and then set, with a look at who is inside: both threads can be in the critical section.
 *
 * <p>System property {@code fixed}: a compare-and-set instead.
 *
 * <p>expect: 1 assertion
 */
import java.util.concurrent.atomic.AtomicInteger;

public final class Mutual {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final AtomicInteger turn = new AtomicInteger();
    private volatile int owner;
    private volatile int inside;

    private void run(int me) {
        if (fixed) {
            if (!turn.compareAndSet(0, me)) {
                return;
            }
        } else {
            if (owner != 0) {
                return;
            }
            owner = me;
        }
        inside = me;
        if (inside != me) {
            throw new AssertionError(inside + " is in the critical section too");
        }
        inside = 0;
        owner = 0;
        turn.set(0);
    }

    public static void main(String[] args) throws InterruptedException {
        Mutual lock = new Mutual();
        Thread one = new Thread(() -> lock.run(1), "one");
        Thread two = new Thread(() -> lock.run(2), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
