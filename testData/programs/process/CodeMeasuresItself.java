// primitive: System.nanoTime, currentTimeMillis
// expect: clean

/** Looks at the clock before and after each piece of work: some time passes, but not much, and it never goes back. */
class CodeMeasuresItself {

    private static final long SECOND = 1_000_000_000L;

    private static volatile boolean stopped;
    private static long finished;

    private static long measured() {
        long sum = 0;
        long before = System.nanoTime();
        for (int i = 0; i < 1_000 && !stopped; i++) {
            long start = System.nanoTime();
            long millis = System.currentTimeMillis();
            sum += System.nanoTime() - start;
            if (System.currentTimeMillis() - millis > 1_000) {
                throw new AssertionError("a second in no time");
            }
        }
        long all = System.nanoTime() - before;
        if (sum <= 0 || sum > all || all > SECOND) {
            throw new AssertionError(sum + " of " + all);
        }
        return 1_000 * SECOND / all;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            stopped = true;
            finished = System.nanoTime();
        }, "other");
        measured();
        other.start();
        other.join();
        long now = System.nanoTime();
        if (now <= finished) {
            throw new AssertionError("time goes back");
        }
    }
}
