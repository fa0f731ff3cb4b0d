// fix: Replace with 'computeIfAbsent()'
import java.util.List;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;

class ComputeIfAbsentWithLocal {
    private final ConcurrentHashMap<String, List<String>> byName = new ConcurrentHashMap<>();

    void add(String name, String value) {
        List<String> values = byName.computeIfAbsent(name, key -> new Vector<>());
        values.add(value);
    }
}
