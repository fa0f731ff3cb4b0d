/** Deadlock: two threads take two locks in different orders. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class FileTransport {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static final Object OTHER = new Object();

    static void first() throws InterruptedException {
        Surroundings.at(1);
        synchronized (LOCK) {
            Surroundings.at(6);
            synchronized (OTHER) {
                Surroundings.at(7);
            }
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        synchronized (FIXED ? LOCK : OTHER) {
            Surroundings.at(8);
            synchronized (FIXED ? OTHER : LOCK) {
                Surroundings.at(9);
            }
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(FileTransport::one, "one");
        Thread two = new Thread(FileTransport::two, "two");
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
