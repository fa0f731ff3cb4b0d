// expect: assertion at 36 thread reader-0

/**
 * A writer updates two values under two locks, one after the other; a reader in between sees only the first.
 * System property {@code threads} (2): half of them writers, half readers.
 */
class TwoStage {

    private final Object firstLock = new Object();
    private final Object secondLock = new Object();
    private int first;
    private int second;

    void write() {
        synchronized (firstLock) {
            first = 1;
        }
        synchronized (secondLock) {
            second = first + 1;
        }
    }

    void read() {
        int seenFirst;
        synchronized (firstLock) {
            if (first == 0) {
                return;
            }
            seenFirst = first;
        }
        int seenSecond;
        synchronized (secondLock) {
            seenSecond = second;
        }
        if (seenSecond != seenFirst + 1) {
            throw new AssertionError("first = " + seenFirst + ", second = " + seenSecond);
        }
    }

    public static void main(String[] args) throws Exception {
        int half = Integer.getInteger("threads", 2) / 2;
        TwoStage shared = new TwoStage();
        Thread[] all = new Thread[2 * half];
        for (int i = 0; i < half; i++) {
            all[i] = new Thread(shared::write, "writer-" + i);
            all[half + i] = new Thread(shared::read, "reader-" + i);
        }
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
    }
}
