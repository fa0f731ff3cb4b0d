// fix: Replace with 'addIfAbsent()'
import java.util.concurrent.CopyOnWriteArrayList;

class AddIfAbsent {
    private final CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();

    void listen(Runnable listener) {
        listeners.addIfAbsent(listener);
    }
}
