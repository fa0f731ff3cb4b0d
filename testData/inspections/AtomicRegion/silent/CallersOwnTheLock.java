class CallersOwnTheLock implements Runnable {
    private Object cleaner;

    public void run() {
        synchronized (this) {
            cleaner = null;
        }
    }

    // Be sure that the caller owns the lock.
    public void ensureCleaner() {
        if (cleaner == null) {
            cleaner = new Object();
        }
    }
}
