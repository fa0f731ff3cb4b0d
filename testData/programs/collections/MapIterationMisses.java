// primitive: ConcurrentHashMap, iteration
// expect: assertion at 21 thread main

import java.util.concurrent.ConcurrentHashMap;

/** Counts the entries of a map while another thread still puts. */
class MapIterationMisses {

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread writer = new Thread(() -> {
            map.put("a", 1);
            map.put("b", 2);
        }, "writer");
        writer.start();
        int sum = 0;
        for (int value : map.values()) {
            sum += value;
        }
        writer.join();
        assert sum == 0 || sum == 3 : sum;
    }
}
