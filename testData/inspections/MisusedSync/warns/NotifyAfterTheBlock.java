class NotifyAfterTheBlock {
    private final Object gate = new Object();
    private boolean open;

    void open() {
        synchronized (gate) {
            open = true;
        }
        <warning descr="'notifyAll()' needs the lock of 'gate', which is not held here any more: it throws an exception">gate.notifyAll()</warning>;
    }

    boolean isOpen() {
        synchronized (gate) {
            return open;
        }
    }
}
