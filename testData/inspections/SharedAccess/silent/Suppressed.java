class Suppressed implements Runnable {
    private boolean done;

    @Override
    public void run() {
        while (!done) {
            Thread.onSpinWait();
        }
    }

    public void stop() {
        // heddle: intended
        done = true;
    }
}
