/** Order violation: the new thread looks for its own handle, which its creator sets after the start. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class CreateThread {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile Object handle;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                handle = LOCK;
                LOCK.notifyAll();
            }
        } else {
            handle = LOCK;
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        if (FIXED) {
            synchronized (LOCK) {
                while (handle == null) {
                    LOCK.wait();
                }
            }
        } else {
            Surroundings.at(6);
        }
        handle.hashCode();
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(CreateThread::one, "one");
        Thread two = new Thread(CreateThread::two, "two");
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
