import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class ChangedByOneThread implements Runnable {
    private final Map<String, Integer> seen = new ConcurrentHashMap<>();
    private volatile String next = "first";

    @Override
    public void run() {
        Integer times = seen.get(next);
        if (times == null) {
            times = 0;
            seen.put(next, times);
        }
        if (!seen.containsKey("last")) {
            seen.put("last", 1);
        }
    }

    public Integer timesSeen(String name) {
        return seen.get(name);
    }
}
