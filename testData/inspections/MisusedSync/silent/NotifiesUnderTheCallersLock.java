class NotifiesUnderTheCallersLock {
    private int updates;
    private int seen;

    /** Protected by synchronizing on this. */
    protected void updated() {
        updates++;
        notifyAll();
        synchronized (this) {
            seen = updates;
        }
    }
}
