// primitive: Thread.sleep
// expect: clean

/** Sleeps, and time passes while it does. */
class SleepThenJoin {

    public static void main(String[] args) throws Exception {
        long before = System.nanoTime();
        Thread worker = new Thread(() -> {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "worker");
        worker.start();
        worker.join();
        assert System.nanoTime() - before >= 50_000_000 : System.nanoTime() - before;
    }
}
