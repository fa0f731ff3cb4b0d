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
        if (!<weak_warning descr="Lines 16 to 17 look meant to be one step: the content of 'names' is read in line 16, then written in line 17, close together in one method, with no wait in between. But no lock is held all the way, so another thread in the same lines can change it meanwhile">has(name)) {
            add(name)</weak_warning>;
        }
    }
}
