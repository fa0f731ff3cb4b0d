import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedQueue;

class ParameterOfOneThread {

    static void pollSeen(Queue<String> queue) {
        if (queue.peek() != null) {
            queue.poll().length();
        }
    }

    static void pollChecked(Queue<String> queue) {
        if (queue.peek() != null) {
            String polled = queue.poll();
            System.out.println(polled == null ? "gone" : polled);
        }
    }

    static void removeLast(Vector<String> vector) {
        int size = vector.size();
        if (size > 0) {
            vector.remove(size - 1);
        }
    }

    static void removeLastLocked(Vector<String> vector) {
        synchronized (vector) {
            int size = vector.size();
            if (size > 0) {
                vector.remove(size - 1);
            }
        }
    }

    void start() {
        Queue<String> own = new ArrayDeque<>();
        pollSeen(own);
        removeLast(new Vector<>());
        Queue<String> queue = new ConcurrentLinkedQueue<>();
        Vector<String> vector = new Vector<>();
        new Thread(() -> {
            pollChecked(queue);
            removeLastLocked(vector);
        }).start();
    }
}
