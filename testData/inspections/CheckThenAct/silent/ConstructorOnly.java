import java.util.concurrent.ConcurrentHashMap;

class ConstructorOnly {
    private final ConcurrentHashMap<String, Integer> scores = new ConcurrentHashMap<>();
    private volatile int count;

    ConstructorOnly(String... names) {
        for (String name : names) {
            if (!scores.containsKey(name)) {
                scores.put(name, 0);
            }
            count++;
        }
    }
}
