// primitive: ArrayList, iteration
// expect: clean

import java.util.ArrayList;
import java.util.List;

/** Iterates and adds under one lock. */
class IteratedUnderLock {

    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(List.of("one", "two"));
        Thread writer = new Thread(() -> {
            synchronized (list) {
                list.add("three");
            }
        }, "writer");
        writer.start();
        int length = 0;
        synchronized (list) {
            for (String element : list) {
                length += element.length();
            }
        }
        writer.join();
        assert length == 6 || length == 11 : length;
    }
}
