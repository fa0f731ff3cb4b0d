// primitive: System.nanoTime, currentTimeMillis
// expect: clean

/** Loops that wait for time to pass come to their end: with nothing else in them, with work, and with a look at a flag. */
class WaitsByLooking {

    private static volatile boolean stop;
    private static int rounds;

    public static void main(String[] args) throws Exception {
        long end = System.nanoTime() + 5_000_000_000L;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        Thread other = new Thread(() -> {
            long until = System.currentTimeMillis() + 2_000;
            while (!stop && System.currentTimeMillis() < until) {
                Thread.onSpinWait();
            }
        }, "other");
        other.start();
        long later = System.currentTimeMillis() + 1_000;
        while (System.currentTimeMillis() < later) {
            rounds++;
        }
        stop = true;
        other.join();
    }
}
