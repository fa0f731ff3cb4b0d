import java.util.concurrent.atomic.AtomicReference;

class LoadedTwice {
    private final AtomicReference<String> keys = new AtomicReference<>();

    String keys() {
        if (keys.get() == null) {
            keys.set(loadKeys());
        }
        return keys.get();
    }

    private String loadKeys() {
        return "keys";
    }
}
