class AssertsThatItIsLocked implements Runnable {
    private int count;

    @Override
    public synchronized void run() {
        count++;
    }

    public int count() {
        assert Thread.holdsLock(this);
        return count;
    }
}
