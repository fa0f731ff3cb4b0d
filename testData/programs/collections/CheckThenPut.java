// primitive: ConcurrentHashMap, check then act
// expect: assertion at 28 thread main

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Looks whether the key is there and then puts it: both threads may find nothing. */
class CheckThenPut {

    private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
    private final AtomicInteger loads = new AtomicInteger();

    void load() {
        if (!map.containsKey("key")) {
            loads.incrementAndGet();
            map.put("key", "value");
        }
    }

    public static void main(String[] args) throws Exception {
        CheckThenPut cache = new CheckThenPut();
        Thread a = new Thread(cache::load, "a");
        Thread b = new Thread(cache::load, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert cache.loads.get() == 1 : cache.loads.get();
    }
}
