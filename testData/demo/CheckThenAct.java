import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Each call of a concurrent map is atomic, two calls in a row are not. */
class CheckThenAct {

    private final ConcurrentHashMap<String, Integer> words = new ConcurrentHashMap<>();

    private void count(String word) {
        Integer before = words.get(word);
        words.put(word, before == null ? 1 : before + 1);
    }

    @Test
    void bothTasksAreCounted() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> first = pool.submit(() -> count("heddle"));
        Future<?> second = pool.submit(() -> count("heddle"));
        first.get();
        second.get();
        pool.shutdown();
        assertEquals(2, words.get("heddle"));
    }
}
