// fix: Make 'done' volatile
class StopFlag implements Runnable {
    private boolean done;

    public void run() {
        while (!done) {
            Thread.onSpinWait();
        }
    }

    public void stop() {
        done = true;
    }
}
