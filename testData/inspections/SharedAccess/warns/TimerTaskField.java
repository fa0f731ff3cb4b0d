import java.util.Timer;
import java.util.TimerTask;

class TimerTaskField {
    private long ticks;

    void begin() {
        new Timer().schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        <weak_warning descr="'ticks' is written here by a thread started in line 8 and read in 'ticks()' (line 20) by the thread that calls 'ticks()'; no lock keeps them apart">ticks</weak_warning>++;
                    }
                },
                0,
                1000);
    }

    long ticks() {
        return ticks;
    }
}
