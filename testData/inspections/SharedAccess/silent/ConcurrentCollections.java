import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

class ConcurrentCollections {
    private final Map<String, String> cache = new ConcurrentHashMap<>();
    private final Queue<String> queue = new ConcurrentLinkedQueue<>();

    void warmUp() {
        new Thread(() -> {
            cache.put("a", "b");
            queue.add("c");
        }).start();
    }

    String get(String key) {
        queue.poll();
        return cache.get(key);
    }
}
