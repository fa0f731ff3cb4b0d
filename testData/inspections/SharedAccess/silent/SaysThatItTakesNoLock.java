import java.util.ArrayList;
import java.util.List;

class SaysThatItTakesNoLock implements Runnable {
    private final List<String> workers = new ArrayList<>();
    private int size;

    @Override
    public void run() {
        synchronized (workers) {
            workers.add("one");
            size++;
        }
    }

    int sizeNoLock() {
        return size;
    }

    boolean isBusy() {
        // A simple best effort check.
        return !workers.isEmpty();
    }
}
