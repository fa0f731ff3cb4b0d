// fix: Replace with 'putIfAbsent()'
import java.util.concurrent.ConcurrentHashMap;

class PutIfAbsent {
    private final ConcurrentHashMap<String, Integer> scores = new ConcurrentHashMap<>();

    void add(String name, int score) {
        if (!scores.containsKey(name)) {
            scores.put(name, score);
        }
    }
}
