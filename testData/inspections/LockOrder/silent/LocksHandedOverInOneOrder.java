class LocksHandedOverInOneOrder {
    private final Object first = new Object();
    private final Object second = new Object();

    private void both(Object one, Object other) {
        synchronized (one) {
            synchronized (other) {
                Thread.yield();
            }
        }
    }

    void here() {
        both(first, second);
    }

    void there() {
        both(first, second);
    }
}
