import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class OneThreadInMain {
    private static final Map<String, Integer> COUNTS = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> COUNTS.put("key", COUNTS.getOrDefault("key", 0) + 1));
        worker.start();
        worker.join();
        System.out.println(COUNTS.get("key"));
    }
}
