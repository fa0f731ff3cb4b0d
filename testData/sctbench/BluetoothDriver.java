// expect: assertion at 14 thread worker

/** A driver is stopped while a request is about to begin: it may start, but has not been counted yet. */
class BluetoothDriver {

    private volatile boolean stopping;
    private volatile boolean lastRequestDone;
    private volatile boolean stopped;
    private int pending = 1;

    void request() {
        if (enter()) {
            if (stopped) {
                throw new AssertionError("works on a stopped driver");
            }
            leave();
        }
    }

    void stop() {
        stopping = true;
        leave();
        if (lastRequestDone) {
            stopped = true;
        }
    }

    private boolean enter() {
        if (stopping) {
            return false;
        }
        synchronized (this) {
            pending++;
        }
        return true;
    }

    private void leave() {
        int left;
        synchronized (this) {
            pending--;
            left = pending;
        }
        if (left == 0) {
            lastRequestDone = true;
        }
    }

    public static void main(String[] args) throws Exception {
        BluetoothDriver driver = new BluetoothDriver();
        Thread worker = new Thread(driver::request, "worker");
        Thread stopper = new Thread(driver::stop, "stopper");
        worker.start();
        stopper.start();
        worker.join();
        stopper.join();
    }
}
