import java.util.ArrayList;
import java.util.List;

public class HooksOnlyAdded {
    private final List<Runnable> hooks = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();

    public void start() {
        new Thread(this::loop).start();
    }

    private void loop() {
        for (Runnable hook : hooks) {
            hook.run();
        }
        for (Runnable listener : listeners) {
            listener.run();
        }
    }

    public void hook(Runnable hook) {
        <weak_warning descr="The content of 'hooks' is written here by the thread that calls 'hook()' and read in 'loop()' (line 13) by a thread started in line 9; no lock keeps them apart">hooks.add(hook)</weak_warning>;
    }

    public void listen(Runnable listener) {
        <warning descr="The content of 'listeners' is written here by the thread that calls 'listen()' and read in 'loop()' (line 16) by a thread started in line 9; no lock keeps them apart">listeners.add(listener)</warning>;
    }

    public void forget(Runnable listener) {
        listeners.remove(listener);
    }
}
