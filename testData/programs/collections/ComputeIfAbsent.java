// primitive: ConcurrentHashMap, check then act
// expect: clean

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The map computes a missing value once. */
class ComputeIfAbsent {

    private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
    private final AtomicInteger loads = new AtomicInteger();

    void load() {
        map.computeIfAbsent("key", key -> "value" + loads.incrementAndGet());
    }

    public static void main(String[] args) throws Exception {
        ComputeIfAbsent cache = new ComputeIfAbsent();
        Thread a = new Thread(cache::load, "a");
        Thread b = new Thread(cache::load, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert cache.loads.get() == 1 : cache.loads.get();
    }
}
