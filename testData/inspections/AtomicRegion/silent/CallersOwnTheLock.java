class CallersOwnTheLock {
    private Object cleaner;

    // Be sure that the caller owns the lock.
    public void ensureCleaner() {
        if (cleaner == null) {
            cleaner = new Object();
        }
    }

    public synchronized void stop() {
        cleaner = null;
    }

    public synchronized Object cleaner() {
        return cleaner;
    }
}
