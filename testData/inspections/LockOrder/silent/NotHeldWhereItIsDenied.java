class NotHeldWhereItIsDenied {
    private final Object flush = new Object();
    private final Object commit = new Object();

    void commit() {
        synchronized (commit) {
            synchronized (flush) {
                System.out.println("committed");
            }
        }
    }

    void close() {
        assert Thread.holdsLock(flush) == false;
        synchronized (commit) {
            System.out.println("closed");
        }
    }
}
