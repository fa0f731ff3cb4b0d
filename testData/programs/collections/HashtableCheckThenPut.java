// primitive: Hashtable
// expect: assertion at 28 thread main

import java.util.Hashtable;
import java.util.concurrent.atomic.AtomicInteger;

/** Looks for the key and then puts it. */
class HashtableCheckThenPut {

    private final Hashtable<String, String> table = new Hashtable<>();
    private final AtomicInteger loads = new AtomicInteger();

    void load() {
        if (table.get("key") == null) {
            loads.incrementAndGet();
            table.put("key", "value");
        }
    }

    public static void main(String[] args) throws Exception {
        HashtableCheckThenPut cache = new HashtableCheckThenPut();
        Thread a = new Thread(cache::load, "a");
        Thread b = new Thread(cache::load, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert cache.loads.get() == 1 : cache.loads;
    }
}
