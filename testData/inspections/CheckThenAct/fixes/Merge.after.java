// fix: Replace with 'merge()'
import java.util.concurrent.ConcurrentHashMap;

class Merge {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    void count(String word) {
        counts.merge(word, 1, Integer::sum);
    }
}
