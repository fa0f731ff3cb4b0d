/** Atomicity violation: a script is looked up twice, and taken away between. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class Loadscript {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile int[] script = {1};

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                if (script != null) {
                    script[0]++;
                }
            }
        } else if (script != null) {
            script[0]++;
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        synchronized (LOCK) {
            script = null;
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(Loadscript::one, "one");
        Thread two = new Thread(Loadscript::two, "two");
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
