class AssertsThatItIsNotLocked {
    private final Object writer = new Object();
    private int streams;

    void open() {
        synchronized (writer) {
            synchronized (this) {
                streams++;
            }
        }
    }

    void close() {
        assert !Thread.holdsLock(this);
        synchronized (writer) {
            writer.notifyAll();
        }
    }

    void shutDown() {
        if (Thread.holdsLock(this)) {
            throw new IllegalStateException();
        }
        synchronized (writer) {
            writer.notifyAll();
        }
    }
}
