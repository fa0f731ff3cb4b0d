import java.util.HashMap;
import java.util.Map;

class SharedHashMap {
    private final Map<String, String> cache = new HashMap<>();

    void warmUp() {
        new Thread(() -> <weak_warning descr="The content of 'cache' is written here by a thread started in line 8 and read in 'get()' (line 12) by the thread that calls 'get()'; no lock keeps them apart">cache.put("a", "b")</weak_warning>).start();
    }

    String get(String key) {
        return cache.get(key);
    }
}
