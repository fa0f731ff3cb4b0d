import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Two threads add one to the same field; {@code ++} is a read and a write, and the other thread fits between them. */
class LostUpdate {

    private int hits;

    @Test
    void twoThreadsCountTwoHits() throws InterruptedException {
        Thread first = new Thread(() -> hits++, "first");
        Thread second = new Thread(() -> hits++, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        assertEquals(2, hits);
    }
}
