// primitive: static state
// expect: clean

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Every execution starts with the statics as the initialiser left them. */
class StaticStateIsPutBack {

    private static int count;
    private static final int[] COUNTS = new int[1];
    private static final List<String> NAMES = new ArrayList<>();
    private static final Map<String, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        count++;
        COUNTS[0]++;
        NAMES.add("name");
        assert count == 1 : count;
        assert COUNTS[0] == 1 : COUNTS[0];
        assert NAMES.size() == 1 : NAMES;
        assert System.getProperty("visited") == null;
        System.setProperty("visited", "yes");
        Thread worker = new Thread(() -> {
            count++;
            MAP.put("key", MAP.getOrDefault("key", 0) + 1);
        }, "worker");
        worker.start();
        worker.join();
        assert count == 2 && MAP.get("key") == 1;
    }
}
