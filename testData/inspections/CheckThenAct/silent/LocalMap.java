import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class LocalMap {
    Map<String, Integer> count(String... words) {
        Map<String, Integer> counts = new ConcurrentHashMap<>();
        for (String word : words) {
            if (!counts.containsKey(word)) {
                counts.put(word, 0);
            }
            counts.put(word, counts.get(word) + 1);
        }
        return counts;
    }
}
