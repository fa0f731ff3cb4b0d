// primitive: System.nanoTime, currentTimeMillis
// expect: clean

/** Loops that only time can end do end, and time never goes back. */
class DeadlineChecked {

    private volatile boolean done;

    public static void main(String[] args) throws Exception {
        DeadlineChecked box = new DeadlineChecked();
        Thread worker = new Thread(() -> box.done = true, "worker");
        worker.start();
        long deadline = System.currentTimeMillis() + 5;
        long last = System.nanoTime();
        while (System.currentTimeMillis() < deadline) {
            long now = System.nanoTime();
            assert now >= last;
            last = now;
        }
        worker.join();
        assert box.done;
    }
}
