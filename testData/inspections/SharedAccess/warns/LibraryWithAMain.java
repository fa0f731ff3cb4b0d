import java.util.ArrayList;
import java.util.List;

/** Other files start it as well, and have an order that this one does not show. */
public class LibraryWithAMain {
    private final List<String> sessions = new ArrayList<>();
    private int served;

    public static void main(String[] arguments) {
        new LibraryWithAMain().start();
    }

    public void start() {
        new Thread(this::serve).start();
        new Thread(this::serve).start();
    }

    private void serve() {
        <weak_warning descr="'served' is changed here by a thread started in line 14 and by a thread started in line 15 at the same time; no lock keeps them apart">served</weak_warning>++;
        <weak_warning descr="The content of 'sessions' is changed here by a thread started in line 14 and by a thread started in line 15 at the same time; no lock keeps them apart">sessions.add("one more")</weak_warning>;
    }
}
