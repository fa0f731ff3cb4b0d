/** A thread waits for a notification that never comes, and the main thread ends the program, mostly before the time is over. */
public final class TimeOutBeforeExit {

    private static final Object DOOR = new Object();
    private static volatile boolean late;

    private TimeOutBeforeExit() {}

    private static void waitAtDoor() {
        synchronized (DOOR) {
            try {
                DOOR.wait(1_000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        late = true;
    }

    public static void main(String[] args) {
        new Thread(TimeOutBeforeExit::waitAtDoor, "guest").start();
        assert !late : "the guest has gone";
        System.exit(0);
    }
}
