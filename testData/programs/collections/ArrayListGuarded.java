// primitive: ArrayList, unsynchronised
// expect: clean

import java.util.ArrayList;
import java.util.List;

/** Two threads add to an ArrayList under a lock. */
class ArrayListGuarded {

    static void add(List<String> list, String element) {
        synchronized (list) {
            list.add(element);
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        Thread a = new Thread(() -> add(list, "a"), "a");
        Thread b = new Thread(() -> add(list, "b"), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert list.size() == 2 : list;
    }
}
