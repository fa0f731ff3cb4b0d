class WriteOnly {
    private int value;

    synchronized void set(int newValue) {
        value = newValue;
    }

    synchronized int get() {
        return value;
    }

    void twice() {
        set(1);
        set(2);
    }
}
