// primitive: Object.wait, notify
// expect: clean

/** Waits in a loop on the condition, and the condition changes under the lock. */
class WaitInLoop {

    private boolean open;
    private boolean passed;

    synchronized void pass() {
        while (!open) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        passed = true;
    }

    synchronized void open() {
        open = true;
        notify();
    }

    public static void main(String[] args) throws Exception {
        WaitInLoop gate = new WaitInLoop();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open();
        waiter.join();
        assert gate.passed;
    }
}
