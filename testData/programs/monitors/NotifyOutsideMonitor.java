// primitive: Object.notify, notifyAll
// expect: exception at 13 thread opener

/** Leaves the synchronized block before it notifies. */
class NotifyOutsideMonitor {

    private boolean open;

    void open() {
        synchronized (this) {
            open = true;
        }
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        NotifyOutsideMonitor gate = new NotifyOutsideMonitor();
        Thread opener = new Thread(gate::open, "opener");
        opener.start();
        opener.join();
    }
}
