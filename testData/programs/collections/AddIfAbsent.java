// primitive: CopyOnWriteArrayList, CopyOnWriteArraySet
// expect: clean

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** The list, and the set, add an element that is not there. */
class AddIfAbsent {

    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();
        Runnable add = () -> {
            list.addIfAbsent("listener");
            set.add("listener");
            for (String element : list) {
                assert element.equals("listener");
            }
        };
        Thread a = new Thread(add, "a");
        Thread b = new Thread(add, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert list.size() == 1 && set.size() == 1;
    }
}
