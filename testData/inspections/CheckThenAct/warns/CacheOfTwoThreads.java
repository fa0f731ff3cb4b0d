import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class CacheOfTwoThreads {
    private final Map<Integer, String> cache = new ConcurrentHashMap<>();

    void fill() {
        new Thread(this::once).start();
        new Thread(this::once).start();
    }

    private void once() {
        if (!<weak_warning descr="Another thread can put the same key into 'cache' between this check and the put; its value is then lost">cache.containsKey(1)</weak_warning>) {
            cache.put(1, Thread.currentThread().getName());
        }
    }
}
