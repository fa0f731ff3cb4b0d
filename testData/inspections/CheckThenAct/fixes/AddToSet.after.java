// fix: Replace with 'add()'
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

class AddToSet {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    void see(String name) {
        seen.add(name);
    }
}
