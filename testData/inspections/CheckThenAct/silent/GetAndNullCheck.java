import java.util.concurrent.ConcurrentHashMap;

class GetAndNullCheck {
    private final ConcurrentHashMap<String, String> names = new ConcurrentHashMap<>();

    int length(String key) {
        String name = names.get(key);
        if (name != null) {
            return name.length();
        }
        return 0;
    }
}
