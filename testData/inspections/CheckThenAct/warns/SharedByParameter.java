import java.util.List;
import java.util.Queue;
import java.util.Vector;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedTransferQueue;

class SharedByParameter {

    static void takeIfAny(BlockingQueue<String> queue) throws InterruptedException {
        if (!<weak_warning descr="Another thread can take the last element of 'queue' after this check, and what follows finds none">queue.isEmpty()</weak_warning>) {
            queue.take();
        }
    }

    static void pollSeen(Queue<String> queue) {
        if (<weak_warning descr="Another thread can take the last element of 'queue' after this check, and what follows finds none">queue.peek()</weak_warning> != null) {
            queue.poll().length();
        }
    }

    static void removeLast(Vector<String> vector) {
        int size = vector.size();
        if (size > 0) {
            <weak_warning descr="Another thread can change 'vector' after it was asked for its length; what follows may be out of range">vector.remove(size - 1)</weak_warning>;
        }
    }

    static void deleteLast(StringBuffer text) {
        int length = text.length();
        if (length > 0) {
            <weak_warning descr="Another thread can change 'text' after it was asked for its length; what follows may be out of range">text.deleteCharAt(length - 1)</weak_warning>;
        }
    }

    void start() {
        BlockingQueue<String> blocking = new LinkedTransferQueue<>();
        Queue<String> queue = new ConcurrentLinkedQueue<>();
        Vector<String> vector = new Vector<>(List.of("one"));
        StringBuffer text = new StringBuffer("x");
        Runnable work = () -> {
            pollSeen(queue);
            removeLast(vector);
            deleteLast(text);
        };
        new Thread(work).start();
        new Thread(work).start();
        new Thread(() -> {
            try {
                takeIfAny(blocking);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
    }
}
