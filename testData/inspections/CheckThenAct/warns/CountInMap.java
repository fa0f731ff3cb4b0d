import java.util.concurrent.ConcurrentHashMap;

class CountInMap {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    void count(String word) {
        <weak_warning descr="Another thread can change the value in 'counts' between the read and this put; its change is then lost">counts.put(word, counts.getOrDefault(word, 0) + 1)</weak_warning>;
    }

    void countWithLocal(String word) {
        Integer old = counts.get(word);
        <weak_warning descr="Another thread can change the value in 'counts' between the read and this put; its change is then lost">counts.put(word, old == null ? 1 : old + 1)</weak_warning>;
    }
}
