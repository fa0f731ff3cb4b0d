// primitive: ArrayList, iteration
// expect: exception at 15 thread main

import java.util.ArrayList;
import java.util.List;

/** Iterates over a list that another thread adds to. */
class ModifiedWhileIterated {

    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(List.of("one", "two"));
        Thread writer = new Thread(() -> list.add("three"), "writer");
        writer.start();
        int length = 0;
        for (String element : list) {
            length += element.length();
        }
        writer.join();
        assert length > 0;
    }
}
