import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Future;

class SleepWithoutLock {
    void pause() throws InterruptedException {
        synchronized (this) {
            System.out.println("not here");
        }
        Thread.sleep(1000);
    }

    synchronized String get(Map<String, String> map, Future<String> future) {
        Runnable later = () -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        new Thread(later).start();
        return map.get("key");
    }

    synchronized boolean offer(BlockingQueue<String> queue) {
        return queue.offer("x");
    }
}
