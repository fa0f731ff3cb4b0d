/** Atomicity violation: a position is sought and then looked at, and another thread seeks between. One variable, as the tool of the bug's authors sees no others. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class SeekToItem {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile int position;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                seek();
            }
        } else {
            seek();
        }
        Surroundings.at(2);
    }

    private static void seek() {
        position = 1;
        if (position != 1) {
            throw new AssertionError("item at " + position);
        }
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        synchronized (LOCK) {
            position = 2;
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SeekToItem::one, "one");
        Thread two = new Thread(SeekToItem::two, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        Surroundings.at(5);
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
