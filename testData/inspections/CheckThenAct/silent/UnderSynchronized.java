import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

class UnderSynchronized {
    private final Map<String, Integer> scores = Collections.synchronizedMap(new HashMap<>());

    void add(String name, int score) {
        synchronized (scores) {
            if (!scores.containsKey(name)) {
                scores.put(name, score);
            }
            for (String key : scores.keySet()) {
                System.out.println(key);
            }
        }
    }
}
