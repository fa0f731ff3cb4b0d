class CallersHoldTheStateLock implements Runnable {
    private int workers;

    /** Must hold statelock while calling this method. */
    void grow() {
        workers = workers + 1;
        System.out.println(workers);
    }

    @Override
    public synchronized void run() {
        workers--;
    }
}
