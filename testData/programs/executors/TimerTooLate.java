// primitive: Timer
// expect: assertion at 23 thread main
// options: --time-outs any

import java.util.Timer;
import java.util.TimerTask;

/** Expects that the task has run when its time has come. */
class TimerTooLate {

    private volatile boolean done;

    public static void main(String[] args) throws Exception {
        TimerTooLate box = new TimerTooLate();
        Timer timer = new Timer("timer", true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                box.done = true;
            }
        }, 1_000);
        Thread.sleep(2_000);
        assert box.done : "not yet";
        timer.cancel();
    }
}
