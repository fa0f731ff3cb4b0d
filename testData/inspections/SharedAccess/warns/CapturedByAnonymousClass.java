import java.util.Timer;
import java.util.TimerTask;

class CapturedByAnonymousClass {
    private int ticks;

    static int run() {
        CapturedByAnonymousClass box = new CapturedByAnonymousClass();
        new Timer(true).schedule(new TimerTask() {
            @Override
            public void run() {
                <weak_warning descr="'ticks' is written here by a thread started in line 9 and read in 'run()' (line 15) by the thread that calls 'run()'; no lock keeps them apart">box.ticks</weak_warning> = 1;
            }
        }, 1_000);
        return box.ticks;
    }
}
