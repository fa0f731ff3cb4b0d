class SynchronizedEverywhere implements Runnable {
    private int count;

    public void run() {
        increment();
    }

    private synchronized void increment() {
        count++;
    }

    public synchronized int count() {
        return count;
    }
}
