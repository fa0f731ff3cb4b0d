import java.util.concurrent.ConcurrentHashMap;

class ContainsKeyThenGet {
    private final ConcurrentHashMap<String, String> names = new ConcurrentHashMap<>();

    int length(String key) {
        if (<weak_warning descr="Another thread can remove the key from 'names' between this check and what follows">names.containsKey(key)</weak_warning>) {
            return names.get(key).length();
        }
        return 0;
    }

    void forget(String key) {
        names.remove(key);
    }
}
