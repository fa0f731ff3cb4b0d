// primitive: Object.wait, spurious wake-up
// expect: assertion at 18 thread waiter
// options: --spurious-wake-ups

/** Waits under an if; with one waiter only a spurious wake-up shows it. */
class SpuriousWakeUp {

    private boolean open;

    synchronized void pass() {
        if (!open) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        assert open : "woken for nothing";
    }

    synchronized void open() {
        open = true;
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        SpuriousWakeUp gate = new SpuriousWakeUp();
        Thread waiter = new Thread(gate::pass, "waiter");
        waiter.start();
        gate.open();
        waiter.join();
    }
}
