import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;

class LocalToTheThread {
    static class Box {
        int value;
    }

    void serve(ExecutorService pool) {
        for (int i = 0; i < 10; i++) {
            pool.submit(() -> {
                Box box = new Box();
                box.value++;
                List<Integer> list = new ArrayList<>();
                list.add(box.value);
                int[] cells = new int[3];
                cells[0]++;
            });
        }
    }
}
