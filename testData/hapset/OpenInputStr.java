/** Deadlock: a stream is opened under the lock of its cache, and the cache is cleaned under that of the stream. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class OpenInputStr {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static final Object STREAM = new Object();
    static volatile boolean cached;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        synchronized (LOCK) {
            cached = true;
            Surroundings.at(6);
            synchronized (STREAM) {
                cached = false;
            }
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        synchronized (FIXED ? LOCK : STREAM) {
            Surroundings.at(8);
            if (cached || FIXED) {
                synchronized (FIXED ? STREAM : LOCK) {
                    Surroundings.at(9);
                }
            }
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(OpenInputStr::one, "one");
        Thread two = new Thread(OpenInputStr::two, "two");
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
