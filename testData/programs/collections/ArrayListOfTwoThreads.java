// primitive: ArrayList, unsynchronised
// expect: assertion at 18 thread main

import java.util.ArrayList;
import java.util.List;

/** Two threads add to an ArrayList: an element is lost. */
class ArrayListOfTwoThreads {

    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(4);
        Thread a = new Thread(() -> list.add("a"), "a");
        Thread b = new Thread(() -> list.add("b"), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert list.size() == 2 && list.contains("a") && list.contains("b") : list;
    }
}
