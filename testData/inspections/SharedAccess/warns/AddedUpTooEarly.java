import java.util.concurrent.ConcurrentHashMap;

class AddedUpTooEarly {

    int sum() throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread writer = new Thread(() -> {
            map.put("a", 1);
            map.put("b", 2);
        });
        writer.start();
        int sum = 0;
        for (int value : <weak_warning descr="'map' is used here as if a thread started in line 11 had changed it already, in 'sum()' (line 8), but nothing makes this thread wait for that">map</weak_warning>.values()) {
            sum += value;
        }
        writer.join();
        return sum;
    }
}
