/** Order violation: a connection is closed by one thread while the other begins to use it. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class HttpConnect {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile int[] connection = {0};
    static volatile boolean used;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                used = true;
                connection = connection == null ? new int[1] : connection;
                connection[0]++;
            }
        } else {
            used = true;
            connection[0]++;
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        synchronized (LOCK) {
            if (used) {
                connection = null;
            }
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(HttpConnect::one, "one");
        Thread two = new Thread(HttpConnect::two, "two");
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
