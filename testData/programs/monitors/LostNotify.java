// primitive: Object.wait, notify
// expect: stuck at 9 thread waiter

/** Waits without asking whether what it waits for has happened: the notification may have come before. */
class LostNotify {

    synchronized void pass() {
        try {
            wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    synchronized void open() {
        notify();
    }

    public static void main(String[] args) throws Exception {
        LostNotify gate = new LostNotify();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open();
        waiter.join();
    }
}
