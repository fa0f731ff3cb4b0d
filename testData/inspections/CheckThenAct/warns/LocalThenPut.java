import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;

class LocalThenPut {
    private final Map<String, List<String>> byName = Collections.synchronizedMap(new HashMap<>());

    void add(String name, String value) {
        List<String> values = <weak_warning descr="Another thread can put the same key into 'byName' between this check and the put; its value is then lost">byName.get(name)</weak_warning>;
        if (values == null) {
            values = new Vector<>();
            byName.put(name, values);
        }
        values.add(value);
    }
}
