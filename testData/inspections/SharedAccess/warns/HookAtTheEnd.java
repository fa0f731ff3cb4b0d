import java.util.ArrayList;
import java.util.List;

public class HookAtTheEnd {
    private final List<AutoCloseable> open = new ArrayList<>();

    public void start() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::closeAll));
    }

    private void closeAll() {
        <weak_warning descr="The content of 'open' is written here by a thread started in line 8 and written in 'remove()' (line 16) by the thread that calls 'remove()'; no lock keeps them apart">open.clear()</weak_warning>;
    }

    public void remove(AutoCloseable one) {
        open.remove(one);
    }
}
