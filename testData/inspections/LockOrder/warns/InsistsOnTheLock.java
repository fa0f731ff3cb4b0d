class InsistsOnTheLock {
    private final Object writer = new Object();
    private int streams;

    void open() {
        synchronized (writer) {
            synchronized (<warning descr="Possible deadlock: the lock of a 'InsistsOnTheLock' is taken here while 'InsistsOnTheLock.writer' is held; in 'close()' (line 17) it is 'InsistsOnTheLock.writer' that is taken while the lock of a 'InsistsOnTheLock' is held">this</warning>) {
                streams++;
            }
        }
    }

    void close() {
        if (!Thread.holdsLock(this)) {
            throw new IllegalStateException();
        }
        synchronized (writer) {
            streams--;
        }
    }
}
