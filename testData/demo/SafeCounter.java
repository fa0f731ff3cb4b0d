import java.util.concurrent.atomic.AtomicInteger;

/** The correct twin of {@code LostUpdate}, as a plain program: nothing is found in it. */
class SafeCounter {

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger hits = new AtomicInteger();
        Thread first = new Thread(hits::incrementAndGet, "first");
        Thread second = new Thread(hits::incrementAndGet, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        if (hits.get() != 2) {
            throw new AssertionError("counted " + hits.get());
        }
    }
}
