// primitive: HashMap, unsynchronised
// expect: clean

import java.util.HashMap;
import java.util.Map;

/** Two threads put into a HashMap under a lock. */
class HashMapGuarded {

    static void put(Map<String, Integer> map, String key) {
        synchronized (map) {
            map.put(key, 1);
        }
    }

    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = new HashMap<>();
        Thread a = new Thread(() -> put(map, "a"), "a");
        Thread b = new Thread(() -> put(map, "b"), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert map.equals(Map.of("a", 1, "b", 1)) : map;
    }
}
