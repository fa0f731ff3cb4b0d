import java.util.HashMap;
import java.util.Map;

class PlainMap {
    private final Map<String, Integer> scores = new HashMap<>();

    void add(String name, int score) {
        if (!scores.containsKey(name)) {
            scores.put(name, score);
        }
    }
}
