class InsistsOnTheLock {
    private final Object writer = new Object();
    private int streams;

    void open() {
        synchronized (writer) {
            synchronized (<weak_warning descr="Possible deadlock: the lock of one 'InsistsOnTheLock' is taken here while 'InsistsOnTheLock.writer' is held; in 'close()' (line 17) it is 'InsistsOnTheLock.writer' that is taken while the lock of one 'InsistsOnTheLock' is held">this</weak_warning>) {
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
