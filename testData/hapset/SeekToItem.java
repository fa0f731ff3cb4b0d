/** Atomicity violation: position and item are written one after the other, and read together. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class SeekToItem {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile int position;
    static volatile int item;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                position = 1;
                item = 1;
            }
        } else {
            position = 1;
            item = 1;
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        int at;
        int what;
        synchronized (LOCK) {
            at = position;
            what = item;
        }
        if (at != what) {
            throw new AssertionError("item " + what + " at " + at);
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
