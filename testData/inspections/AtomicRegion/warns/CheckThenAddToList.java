import java.util.ArrayList;
import java.util.List;

class CheckThenAddToList {
    private final List<String> names = new ArrayList<>();

    synchronized boolean has(String name) {
        return names.contains(name);
    }

    synchronized void add(String name) {
        names.add(name);
    }

    void addOnce(String name) {
        if (!<warning descr="Lines 16 to 17 seem to check the content of 'names' and change it in one step (one method, 2 shared accesses close together, no wait between them), but another thread in 'add()' (line 12) can change it in between">has(name)) {
            add(name)</warning>;
        }
    }
}
