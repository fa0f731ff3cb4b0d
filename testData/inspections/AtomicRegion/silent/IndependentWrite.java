class IndependentWrite {
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int newValue) {
        value = newValue;
    }

    void log(int newValue) {
        System.out.println("was " + get());
        set(newValue);
    }
}
