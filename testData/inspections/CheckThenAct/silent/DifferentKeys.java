import java.util.concurrent.ConcurrentHashMap;

class DifferentKeys {
    private final ConcurrentHashMap<String, String> names = new ConcurrentHashMap<>();

    void copy(String from, String to) {
        if (!names.containsKey(from)) {
            names.put(to, "unknown");
        }
    }
}
