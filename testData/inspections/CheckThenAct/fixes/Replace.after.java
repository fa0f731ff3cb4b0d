// fix: Replace with 'replace()'
import java.util.concurrent.ConcurrentHashMap;

class Replace {
    private final ConcurrentHashMap<String, Integer> scores = new ConcurrentHashMap<>();

    void update(String name, int score) {
        scores.replace(name, score);
    }
}
