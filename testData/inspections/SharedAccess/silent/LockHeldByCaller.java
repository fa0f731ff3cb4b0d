class LockHeldByCaller implements Runnable {
    private int count;

    @Override
    public void run() {
        synchronized (this) {
            step();
        }
    }

    private void step() {
        count++;
    }

    public int count() {
        synchronized (this) {
            return count;
        }
    }
}
