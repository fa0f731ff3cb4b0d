// primitive: Collections.synchronizedList, synchronizedMap
// expect: exception at 16 thread main

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Iterates over a synchronized list without its lock. */
class SynchronizedListIterated {

    public static void main(String[] args) throws Exception {
        List<String> list = Collections.synchronizedList(new ArrayList<>(List.of("one", "two")));
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
