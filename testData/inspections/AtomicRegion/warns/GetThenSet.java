class GetThenSet {
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int newValue) {
        value = newValue;
    }

    void increment() {
        <warning descr="This line seems to check 'value' and change it in one step (one method, 2 shared accesses close together, no wait between them), but another thread in 'set()' (line 9) can change it in between">set(get() + 1)</warning>;
    }
}
