/** Deadlock: the thread waits for a notification that was sent before, because the flag is read outside the lock. The code is not printed in the paper; this is written after its name and kind. {@code -Dfixed=true} is without the fault. */
public class TimerThread {

    static final boolean FIXED = Boolean.getBoolean("fixed");
    static final Object LOCK = new Object();
    static volatile boolean started;

    static void first() throws InterruptedException {
        Surroundings.at(1);
        if (FIXED) {
            synchronized (LOCK) {
                while (!started) {
                    LOCK.wait();
                }
            }
        } else if (!started) {
            synchronized (LOCK) {
                LOCK.wait();
            }
        }
        Surroundings.at(2);
    }

    static void second() throws InterruptedException {
        Surroundings.at(3);
        synchronized (LOCK) {
            started = true;
            LOCK.notifyAll();
        }
        Surroundings.at(4);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TimerThread::one, "one");
        Thread two = new Thread(TimerThread::two, "two");
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
