import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class ChangedByTwoThreads implements Runnable {
    private final Map<String, Integer> seen = new ConcurrentHashMap<>();
    private final Map<String, Integer> handedOut = new ConcurrentHashMap<>();

    @Override
    public void run() {
        if (!<weak_warning descr="Another thread can put the same key into 'seen' between this check and the put; its value is then lost">seen.containsKey("last")</weak_warning>) {
            seen.put("last", 1);
        }
        if (!<weak_warning descr="Another thread can put the same key into 'handedOut' between this check and the put; its value is then lost">handedOut.containsKey("last")</weak_warning>) {
            handedOut.put("last", 1);
        }
    }

    public void see(String name) {
        seen.put(name, 1);
    }

    public Map<String, Integer> all() {
        return handedOut;
    }
}
