import java.util.concurrent.ConcurrentHashMap;

class CapturedLocalMap {
    void run() {
        ConcurrentHashMap<Integer, String> cache = new ConcurrentHashMap<>();
        Runnable fill = () -> {
            if (!<weak_warning descr="Another thread can put the same key into 'cache' between this check and the put; its value is then lost">cache.containsKey(1)</weak_warning>) {
                cache.put(1, Thread.currentThread().getName());
            }
        };
        new Thread(fill).start();
        new Thread(fill).start();
    }
}
