class HeldWhereItIsAsserted {
    private final Object flush = new Object();
    private final Object commit = new Object();

    void commit() {
        synchronized (commit) {
            synchronized (<weak_warning descr="Possible deadlock: 'HeldWhereItIsAsserted.flush' is taken here while 'HeldWhereItIsAsserted.commit' is held; in 'close()' (line 15) it is 'HeldWhereItIsAsserted.commit' that is taken while 'HeldWhereItIsAsserted.flush' is held">flush</weak_warning>) {
                System.out.println("committed");
            }
        }
    }

    void close() {
        assert Thread.holdsLock(flush);
        synchronized (commit) {
            System.out.println("closed");
        }
    }
}
