class PrivateLock {
    private final Object lock = new Object();
    private final String name = new String("own");
    private int count;

    void increment() {
        synchronized (lock) {
            count++;
        }
        synchronized (name) {
            count++;
        }
    }
}
