/** Order violation: the reader of a buffer comes before its writer, behind a flag that is set too early. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class ReadWriteProc {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile boolean ready;
    static volatile int[] buffer;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            buffer = new int[1];
            ready = true;
        } else {
            ready = true;
            buffer = new int[1];
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        Surroundings.at(6);
        if (ready) {
            buffer[0]++;
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ReadWriteProc::one, "one");
        Thread two = new Thread(ReadWriteProc::two, "two");
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
