import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class GetNullThenPut {
    private final Map<String, StringBuffer> logs = new ConcurrentHashMap<>();

    void add(String name) {
        if (<weak_warning descr="Another thread can put the same key into 'logs' between this check and the put; its value is then lost">logs.get(name)</weak_warning> == null) {
            logs.put(name, new StringBuffer());
        }
        logs.get(name).append('.');
    }
}
