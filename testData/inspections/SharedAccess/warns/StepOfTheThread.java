import java.util.SortedMap;
import java.util.TreeMap;

/** The thread itself calls the public method; whether anybody else does, the file does not show. */
class StepOfTheThread extends Thread {

    private final SortedMap<Long, String> pending = new TreeMap<>();

    @Override
    public void run() {
        while (!isInterrupted()) {
            handle(System.nanoTime());
        }
    }

    public void handle(long now) {
        <weak_warning descr="The content of 'pending' is written here by the thread that runs 'StepOfTheThread' and written in 'handle()' (line 19) by the thread that calls 'handle()'; no lock keeps them apart">pending.put(now, "tick")</weak_warning>;
        if (pending.size() > 10) {
            pending.remove(pending.firstKey());
        }
    }
}
