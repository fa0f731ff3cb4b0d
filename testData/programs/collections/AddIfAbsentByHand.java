// primitive: CopyOnWriteArrayList, CopyOnWriteArraySet
// expect: assertion at 24 thread main

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Looks whether the element is there and then adds it. */
class AddIfAbsentByHand {

    static void add(List<String> list) {
        if (!list.contains("listener")) {
            list.add("listener");
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> list = new CopyOnWriteArrayList<>();
        Thread a = new Thread(() -> add(list), "a");
        Thread b = new Thread(() -> add(list), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert list.size() == 1 : list;
    }
}
