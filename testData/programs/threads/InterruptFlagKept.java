// primitive: Thread.interrupted
// expect: clean

/** Sets the flag again for those who ask later. */
class InterruptFlagKept {

    static void work() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
        assert Thread.interrupted();
        assert !Thread.interrupted();
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(InterruptFlagKept::work, "worker");
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
