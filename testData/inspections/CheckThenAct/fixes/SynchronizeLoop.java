// fix: Put the loop in 'synchronized (listeners)'
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class SynchronizeLoop {
    private final List<Runnable> listeners = Collections.synchronizedList(new ArrayList<>());

    void fire() {
        for (Runnable listener : listeners) {
            listener.run();
        }
    }
}
