import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

class NotedInASet {
    private final Set<Class<?>> without = ConcurrentHashMap.newKeySet();

    void process(Class<?> type) {
        if (!without.contains(type)) {
            if (type.getDeclaredMethods().length == 0) {
                without.add(type);
            }
        }
    }
}
