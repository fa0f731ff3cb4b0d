import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** A consumer that checks its condition with {@code if} instead of {@code while} takes from an empty queue. */
class WaitWithIf {

    private final Queue<String> letters = new ArrayDeque<>();

    private synchronized void put(String letter) {
        letters.add(letter);
        notifyAll();
    }

    private synchronized String take() throws InterruptedException {
        if (letters.isEmpty()) {
            wait();
        }
        return letters.remove();
    }

    @Test
    void twoConsumersTwoLetters() throws InterruptedException {
        Thread first = new Thread(this::consume, "first");
        Thread second = new Thread(this::consume, "second");
        first.start();
        second.start();
        put("a");
        put("b");
        first.join();
        second.join();
    }

    private void consume() {
        try {
            take();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
