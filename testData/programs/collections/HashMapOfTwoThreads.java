// primitive: HashMap, unsynchronised
// expect: assertion at 18 thread main

import java.util.HashMap;
import java.util.Map;

/** Two threads put different keys into a HashMap: one entry, or its count, is lost. */
class HashMapOfTwoThreads {

    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = new HashMap<>();
        Thread a = new Thread(() -> map.put("a", 1), "a");
        Thread b = new Thread(() -> map.put("b", 2), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert map.size() == 2 && map.containsKey("a") && map.containsKey("b") : map;
    }
}
