class AssertedWithoutOrder {
    private int value;
    private volatile int a;
    private volatile int b;

    synchronized void add(int amount) {
        value += amount;
    }

    synchronized void check() {
        if (<weak_warning descr="'value' is asserted here, but it is changed in 'add()' (line 7) by a thread started in line 28: that may have happened by now or not, nothing puts the two in order">value</weak_warning> >= 3) {
            throw new AssertionError("value " + value);
        }
    }

    void set() {
        a = 1;
        b = -1;
    }

    void compare() {
        int seenA = <weak_warning descr="'a' is asserted here, but it is changed in 'set()' (line 17) by a thread started in line 31: that may have happened by now or not, nothing puts the two in order">a</weak_warning>;
        int seenB = <weak_warning descr="'b' is asserted here, but it is changed in 'set()' (line 18) by a thread started in line 31: that may have happened by now or not, nothing puts the two in order">b</weak_warning>;
        assert seenA == -seenB;
    }

    void run() {
        new Thread(() -> add(1)).start();
        new Thread(() -> add(2)).start();
        new Thread(this::check).start();
        new Thread(this::set).start();
        new Thread(this::compare).start();
    }
}
