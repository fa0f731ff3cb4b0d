class NotifyInTheBlock {
    private boolean open;

    void open() {
        synchronized (this) {
            open = true;
            notifyAll();
        }
    }

    /** To be called with the lock held. */
    void wake() {
        if (open) {
            notifyAll();
        }
    }
}
