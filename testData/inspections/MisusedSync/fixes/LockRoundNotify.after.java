// fix: Put the call into 'synchronized (gate)'
class LockRoundNotify {
    private final Object gate = new Object();
    private boolean open;

    void open() {
        synchronized (gate) {
            open = true;
        }
        synchronized (gate) {
            gate.notifyAll();
        }
    }

    boolean isOpen() {
        synchronized (gate) {
            return open;
        }
    }
}
