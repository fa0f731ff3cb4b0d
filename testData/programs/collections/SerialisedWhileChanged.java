// primitive: serialisation
// expect: exception at 24 thread main

import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;

/** A list is written out while another thread adds to it. */
class SerialisedWhileChanged {

    private final List<String> names = new ArrayList<>(List.of("a", "b"));

    private void add(String name) {
        names.add(name);
    }

    public static void main(String[] args) throws Exception {
        SerialisedWhileChanged shared = new SerialisedWhileChanged();
        Thread adder = new Thread(() -> shared.add("c"), "adder");
        adder.start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(shared.names);
        }
        adder.join();
    }
}
