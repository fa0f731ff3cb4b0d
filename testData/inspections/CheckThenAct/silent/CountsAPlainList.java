import java.util.ArrayList;
import java.util.List;

class CountsAPlainList {
    private final List<String> buffer = new ArrayList<>();
    private volatile int size;

    void add(String value) {
        buffer.add(value);
        size++;
    }

    int size() {
        return size;
    }
}
