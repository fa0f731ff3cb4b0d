import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

class UnderLock {
    private final ConcurrentHashMap<String, Integer> scores = new ConcurrentHashMap<>();
    private final ReentrantLock lock = new ReentrantLock();

    void add(String name, int score) {
        lock.lock();
        try {
            addLocked(name, score);
        } finally {
            lock.unlock();
        }
    }

    private void addLocked(String name, int score) {
        if (!scores.containsKey(name)) {
            scores.put(name, score);
        }
    }
}
