// primitive: System.nanoTime, currentTimeMillis
// expect: assertion at 18 thread main
// options: --time-outs any

/** Expects the other thread to be done before a deadline. */
class DeadlineMissed {

    private volatile boolean done;

    public static void main(String[] args) throws Exception {
        DeadlineMissed box = new DeadlineMissed();
        Thread worker = new Thread(() -> box.done = true, "worker");
        worker.start();
        long deadline = System.nanoTime() + 1_000_000;
        while (!box.done && System.nanoTime() < deadline) {
            Thread.sleep(1);
        }
        assert box.done : "not yet";
        worker.join();
    }
}
