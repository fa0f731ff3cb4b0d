import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class CopyOnWriteIteration {
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    void fire() {
        for (Runnable listener : listeners) {
            listener.run();
        }
    }
}
