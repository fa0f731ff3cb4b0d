// primitive: ConcurrentHashMap, update
// expect: clean

import java.util.concurrent.ConcurrentHashMap;

/** Updates counts atomically in every way there is. */
class Merge {

    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    void count() {
        map.merge("word", 1, Integer::sum);
        map.compute("word", (word, count) -> count + 1);
        Integer old;
        do {
            old = map.get("word");
        } while (!map.replace("word", old, old + 1));
    }

    public static void main(String[] args) throws Exception {
        Merge words = new Merge();
        Thread a = new Thread(words::count, "a");
        Thread b = new Thread(words::count, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert words.map.get("word") == 6 : words.map;
        assert words.map.size() == 1 && words.map.mappingCount() == 1;
    }
}
