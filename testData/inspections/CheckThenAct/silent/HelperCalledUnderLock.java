import java.util.concurrent.ConcurrentHashMap;

class HelperCalledUnderLock {
    private final ConcurrentHashMap<String, Integer> scores = new ConcurrentHashMap<>();

    synchronized void add(String name, int score) {
        store(name, score);
    }

    private void store(String name, int score) {
        if (!scores.containsKey(name)) {
            scores.put(name, score);
        }
    }
}
