import java.util.Timer;
import java.util.TimerTask;

class VolatileOfOneThread {
    private volatile long ticks;
    private final Timer timer = new Timer();

    void start() {
        ticks = 0;
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                ticks += 10;
            }
        }, 10, 10);
    }

    long ticks() {
        return ticks;
    }
}
