class CallersOwnTheLock implements Runnable {
    private Object cleaner;

    public void run() {
        synchronized (this) {
            cleaner = null;
        }
    }

    // BE SURE CALLER OWNS CallersOwnTheLock.this' lock
    public void ensureCleaner() {
        if (cleaner == null) {
            cleaner = new Object();
        }
    }
}
