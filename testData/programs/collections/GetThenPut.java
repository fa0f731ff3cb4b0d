// primitive: ConcurrentHashMap, update
// expect: assertion at 24 thread main

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Gets a count and puts it back one higher. */
class GetThenPut {

    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("word", 0));

    void count() {
        map.put("word", map.get("word") + 1);
    }

    public static void main(String[] args) throws Exception {
        GetThenPut words = new GetThenPut();
        Thread a = new Thread(words::count, "a");
        Thread b = new Thread(words::count, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert words.map.get("word") == 2 : words.map;
    }
}
