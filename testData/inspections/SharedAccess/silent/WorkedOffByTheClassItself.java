import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

class WorkedOffByTheClassItself {
    private final Queue<Runnable> queue = new ConcurrentLinkedQueue<>();
    private int size;

    void add() {
        keep(new AddTask());
        size--;
    }

    private void keep(Runnable task) {
        queue.add(task);
    }

    void drain() {
        for (Runnable task = queue.poll(); task != null; task = queue.poll()) {
            task.run();
        }
    }

    private final class AddTask implements Runnable {
        @Override
        public void run() {
            size++;
        }
    }
}
