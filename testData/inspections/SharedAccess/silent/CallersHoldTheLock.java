class CallersHoldTheLock implements Runnable {
    private int size;
    private int limit;

    public void run() {
        synchronized (this) {
            size++;
            limit++;
        }
    }

    /** Callers must hold the lock of this object. */
    public void grow() {
        size++;
    }

    public void growLocked() {
        limit++;
    }
}
