// fix: Replace with 'compute()'
import java.util.concurrent.ConcurrentHashMap;

class Compute {
    private final ConcurrentHashMap<String, String> texts = new ConcurrentHashMap<>();

    void append(String key, String more) {
        texts.put(key, texts.get(key).concat(more));
    }
}
