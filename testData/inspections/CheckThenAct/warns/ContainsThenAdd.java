import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

class ContainsThenAdd {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    boolean first(String name) {
        if (!<weak_warning descr="Another thread can add the same element to 'seen' between this check and the add">seen.contains(name)</weak_warning>) {
            seen.add(name);
            return true;
        }
        return false;
    }
}
