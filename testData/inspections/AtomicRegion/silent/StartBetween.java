class StartBetween {
    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void set(int newValue) {
        value = newValue;
    }

    void run() {
        int old = get();
        new Thread(() -> set(1)).start();
        set(old);
    }
}
