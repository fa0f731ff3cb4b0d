import java.util.concurrent.TimeUnit;

class SetterThatRefusesWhileRunning implements Runnable {
    private volatile boolean running;
    private long idle;

    void setIdle(long time, TimeUnit unit) {
        if (running) {
            throw new IllegalStateException();
        }
        idle = time <= 0 ? 0 : unit.toMillis(time);
    }

    @Override
    public void run() {
        running = true;
        long until = System.currentTimeMillis() + idle;
        while (System.currentTimeMillis() < until) {
            Thread.onSpinWait();
        }
    }
}
