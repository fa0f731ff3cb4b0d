import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class NeverRemoved {
    private final Map<Integer, String> charsets = new ConcurrentHashMap<>();

    void put(int port, String charset) {
        charsets.put(port, charset);
    }

    String at(int port) {
        if (charsets.containsKey(port)) {
            return charsets.get(port).trim();
        }
        return "";
    }
}
