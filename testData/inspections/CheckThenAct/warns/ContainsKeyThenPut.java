import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

class ContainsKeyThenPut {
    private final ConcurrentMap<String, Integer> scores = new ConcurrentHashMap<>();

    void add(String name, int score) {
        if (!<weak_warning descr="Another thread can put the same key into 'scores' between this check and the put; its value is then lost">scores.containsKey(name)</weak_warning>) {
            scores.put(name, score);
        }
    }
}
