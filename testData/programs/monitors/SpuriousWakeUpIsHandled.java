// primitive: Object.wait, spurious wake-up
// expect: clean
// options: --spurious-wake-ups

/** Waits in a loop, so a spurious wake-up does no harm. */
class SpuriousWakeUpIsHandled {

    private boolean open;

    synchronized void pass() {
        while (!open) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        assert open;
    }

    synchronized void open() {
        open = true;
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        SpuriousWakeUpIsHandled gate = new SpuriousWakeUpIsHandled();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open();
        waiter.join();
    }
}
