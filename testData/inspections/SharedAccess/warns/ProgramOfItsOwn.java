import java.util.ArrayList;
import java.util.List;

public class ProgramOfItsOwn {
    private final List<String> sessions = new ArrayList<>();
    private int served;

    public static void main(String[] arguments) {
        new ProgramOfItsOwn().begin();
    }

    private void begin() {
        new Thread(this::serve).start();
        new Thread(this::serve).start();
    }

    private void serve() {
        <warning descr="'served' is changed here by a thread started in line 13 and by a thread started in line 14 at the same time; no lock keeps them apart">served</warning>++;
        <warning descr="The content of 'sessions' is changed here by a thread started in line 13 and by a thread started in line 14 at the same time; no lock keeps them apart">sessions.add("one more")</warning>;
    }
}
