class HeldAcrossCalls {
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int newValue) {
        value = newValue;
    }

    synchronized void increment() {
        set(get() + 1);
    }
}
