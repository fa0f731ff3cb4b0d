// primitive: Timer
// expect: clean

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** Waits for the task, and ends the timer. */
class TimerAwaited {

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer("timer");
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                done.countDown();
            }
        }, 1_000);
        done.await();
        timer.cancel();
    }
}
