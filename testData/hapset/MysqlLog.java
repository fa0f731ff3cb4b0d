/** Atomicity violation in a log that is closed and opened again: an entry that comes between is lost. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class MysqlLog {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile boolean open = true;
    static volatile int written;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                open = false;
                open = true;
            }
        } else {
            open = false;
            open = true;
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        if (FIXED) {
            synchronized (LOCK) {
                written = open ? 1 : 0;
            }
        } else {
            written = open ? 1 : 0;
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(MysqlLog::one, "one");
        Thread two = new Thread(MysqlLog::two, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        if (written != 1) {
            throw new AssertionError("an entry is lost");
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
