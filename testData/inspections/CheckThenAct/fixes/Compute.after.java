// fix: Replace with 'compute()'
import java.util.concurrent.ConcurrentHashMap;

class Compute {
    private final ConcurrentHashMap<String, String> texts = new ConcurrentHashMap<>();

    void append(String key, String more) {
        texts.compute(key, (key2, old) -> old.concat(more));
    }
}
