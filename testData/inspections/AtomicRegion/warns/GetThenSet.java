class GetThenSet {
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int newValue) {
        value = newValue;
    }

    void increment() {
        <weak_warning descr="This line looks meant to be one step: 'value' is read and written in line 13, close together in one method, with no wait in between. But no lock is held all the way, so another thread in the same line can change it meanwhile">set(get() + 1)</weak_warning>;
    }
}
