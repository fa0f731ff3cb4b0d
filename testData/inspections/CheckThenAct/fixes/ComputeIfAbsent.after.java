// fix: Replace with 'computeIfAbsent()'
import java.util.List;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;

class ComputeIfAbsent {
    private final ConcurrentHashMap<String, List<String>> byName = new ConcurrentHashMap<>();

    void add(String name, String value) {
        byName.computeIfAbsent(name, key -> new Vector<>());
        byName.get(name).add(value);
    }
}
