class Recheck {
    private final Object lock = new Object();
    private Object cached;

    Object get() {
        synchronized (lock) {
            if (cached == null) {
                cached = new Object();
            }
            return cached;
        }
    }

    void clear() {
        synchronized (lock) {
            cached = null;
        }
    }
}
