import java.util.Timer;
import java.util.TimerTask;

class VolatileOfTwoThreads {
    private volatile long ticks;
    private final Timer timer = new Timer();

    void start() {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                <weak_warning descr="Reading and writing the volatile field 'ticks' are two steps: a change by another thread in between is lost">ticks += 10</weak_warning>;
            }
        }, 10, 10);
    }

    void reset() {
        ticks = 0;
    }
}
