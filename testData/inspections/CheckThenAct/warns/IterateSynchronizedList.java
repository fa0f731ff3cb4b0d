import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class IterateSynchronizedList {
    private final List<Runnable> listeners = Collections.synchronizedList(new ArrayList<>());

    void fire() {
        for (Runnable listener : <weak_warning descr="Iterating over 'listeners' needs its lock: another thread can change it meanwhile; use synchronized (listeners)">listeners</weak_warning>) {
            listener.run();
        }
    }
}
