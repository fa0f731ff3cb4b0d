class ReturnedAfterLock {
    private StringBuilder cached;
    private int uses;

    StringBuilder get() {
        synchronized (this) {
            if (cached == null) {
                cached = new StringBuilder();
            }
        }
        return cached;
    }

    public StringBuilder getAndCount() {
        synchronized (this) {
            if (cached == null) {
                cached = new StringBuilder();
            }
            uses++;
        }
        return cached;
    }

    public synchronized int uses() {
        return uses;
    }
}
