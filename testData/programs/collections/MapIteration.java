// primitive: ConcurrentHashMap, iteration
// expect: clean

import java.util.concurrent.ConcurrentHashMap;

/** Iterates while another thread puts: no exception, and no entry twice. */
class MapIteration {

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("a", 1);
        Thread writer = new Thread(() -> map.put("b", 2), "writer");
        writer.start();
        int sum = 0;
        for (int value : map.values()) {
            sum += value;
        }
        writer.join();
        assert sum == 1 || sum == 3 : sum;
    }
}
