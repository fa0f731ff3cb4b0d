// fix: Replace with 'remove()'
import java.util.concurrent.ConcurrentHashMap;

class Remove {
    private final ConcurrentHashMap<String, Integer> scores = new ConcurrentHashMap<>();

    void forget(String name) {
        scores.remove(name);
    }
}
