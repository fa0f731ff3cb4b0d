// fix: Make 'done' volatile
class StopFlag implements Runnable {
    private volatile boolean done;

    public void run() {
        while (!done) {
            Thread.onSpinWait();
        }
    }

    public void stop() {
        done = true;
    }
}
