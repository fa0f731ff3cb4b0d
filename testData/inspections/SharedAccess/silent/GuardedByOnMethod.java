class GuardedByOnMethod implements Runnable {
    @interface GuardedBy {
        String value();
    }

    private final Object lock = new Object();
    private int count;

    @Override
    public void run() {
        synchronized (lock) {
            step();
        }
    }

    @GuardedBy("lock")
    void step() {
        count++;
    }

    int count() {
        synchronized (lock) {
            return count;
        }
    }
}
