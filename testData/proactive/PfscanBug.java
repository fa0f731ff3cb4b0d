/**
 * After pfscan_bug of the table: two threads look for a letter in texts. Each takes its texts one after the other and marks every place where the
 * letter stands in a table that both use; how many there are is counted.
 *
 * <p>System properties: {@code fixed}: the count is kept under a lock. {@code size}: letters of a text (60). {@code texts}: how many (3).
 *
 * <p>expect: assertion
 */
public final class PfscanBug {

    private static final int THREADS = 2;
    private static final int LETTERS = 7;

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int size = Integer.getInteger("size", 60);
    private final int texts = Integer.getInteger("texts", 3);
    private final int[] seen = new int[size];
    private int matches;

    private int scan(int text) {
        int found = 0;
        for (int at = 0; at < size; at++) {
            int letter = (text * 3 + at) % LETTERS;
            seen[at] = seen[at] + letter;
            found += letter == 0 ? 1 : 0;
        }
        return found;
    }

    private void work(int me) {
        for (int text = me; text < texts * THREADS; text += THREADS) {
            add(scan(text));
        }
    }

    private void add(int found) {
        if (fixed) {
            synchronized (this) {
                matches += found;
            }
        } else {
            matches += found;
        }
    }

    private int expected() {
        int expected = 0;
        for (int text = 0; text < texts * THREADS; text++) {
            for (int at = 0; at < size; at++) {
                expected += (text * 3 + at) % LETTERS == 0 ? 1 : 0;
            }
        }
        return expected;
    }

    public static void main(String[] args) throws InterruptedException {
        PfscanBug shared = new PfscanBug();
        Thread[] threads = new Thread[THREADS];
        for (int t = 0; t < THREADS; t++) {
            int me = t;
            threads[t] = new Thread(() -> shared.work(me));
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (shared.matches != shared.expected()) {
            throw new AssertionError(shared.matches + " matches of " + shared.expected());
        }
    }
}
