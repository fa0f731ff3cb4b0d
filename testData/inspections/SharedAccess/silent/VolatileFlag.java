class VolatileFlag implements Runnable {
    private volatile boolean done;

    @Override
    public void run() {
        while (!done) {
            Thread.onSpinWait();
        }
    }

    public void stop() {
        done = true;
    }
}
