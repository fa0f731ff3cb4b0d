/** Atomicity violation: two updates of a timer's delay, one is lost. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class UpdateTimer {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile int delay;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                delay++;
            }
        } else {
            delay++;
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        synchronized (LOCK) {
            delay++;
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(UpdateTimer::one, "one");
        Thread two = new Thread(UpdateTimer::two, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        if (delay != 2) {
            throw new AssertionError("delay " + delay);
        }
    }

    private static void one() {
        try {
            first();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void two() {
        try {
            second();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
