/**
 * Figure 1 of "Bounded-Interference Sequentialization for Testing Concurrent Programs": a driver that enters a device while another
 * thread stops it. The thread that enters fails when it sees two writes of the other: the counter before its own increment, and that
 * the device is stopped. With fewer it cannot fail.
 *
 * <p>System property {@code fixed}: it counts itself in before it looks whether the device is being stopped.
 *
 * <p>expect: 2 assertion
 */
public final class Bluetooth {

    private int pendingIO = 1;
    private boolean stoppingFlag;
    private boolean stoppingEvent;
    private boolean stopped;

    private synchronized int change(int by) {
        pendingIO += by;
        return pendingIO;
    }

    private void add() {
        if (Boolean.getBoolean("fixed")) {
            change(1);
            if (!stoppingFlag) {
                check();
            }
        } else if (!stoppingFlag) {
            change(1);
            check();
        } else {
            return;
        }
        if (change(-1) == 0) {
            stoppingEvent = true;
        }
    }

    private void check() {
        if (stopped) {
            throw new AssertionError("works with a device that is stopped");
        }
    }

    private void stop() {
        stoppingFlag = true;
        if (change(-1) == 0) {
            stoppingEvent = true;
        }
        if (stoppingEvent) {
            stopped = true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bluetooth device = new Bluetooth();
        Thread add = new Thread(device::add, "add");
        Thread stop = new Thread(device::stop, "stop");
        add.start();
        stop.start();
        add.join();
        stop.join();
    }
}
