// expect: assertion at 23 thread checker

/**
 * Setters write a and then b; a checker must not see only one of the two writes. System property {@code threads} (3):
 * setters and the checker together.
 */
class Reorder {

    private volatile int a;
    private volatile int b;

    void set() {
        a = 1;
        b = -1;
    }

    void check() {
        int seenA = a;
        int seenB = b;
        boolean neither = seenA == 0 && seenB == 0;
        boolean both = seenA == 1 && seenB == -1;
        if (!neither && !both) {
            throw new AssertionError("a = " + seenA + ", b = " + seenB);
        }
    }

    public static void main(String[] args) throws Exception {
        int threads = Integer.getInteger("threads", 3);
        Reorder shared = new Reorder();
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads - 1; i++) {
            all[i] = new Thread(shared::set, "setter-" + i);
        }
        all[threads - 1] = new Thread(shared::check, "checker");
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
    }
}
