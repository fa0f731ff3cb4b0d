import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class LookedUp {
    private final Map<String, Class<?>> classes = new ConcurrentHashMap<>();

    Class<?> find(String name) throws ClassNotFoundException {
        Class<?> known = classes.get(name);
        if (known == null) {
            known = load(name);
            classes.put(name, known);
        }
        return known;
    }

    private static Class<?> load(String name) throws ClassNotFoundException {
        return Class.forName(name);
    }
}
