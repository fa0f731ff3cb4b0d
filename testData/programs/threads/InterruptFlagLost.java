// primitive: Thread.interrupted
// expect: no-termination at 12 thread worker
// or: no-termination at 13 thread worker

/** Asks whether it is interrupted with the method that clears the flag, and then asks again. */
class InterruptFlagLost {

    static void work() {
        if (Thread.interrupted()) {
            Thread.yield();
        }
        while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(InterruptFlagLost::work, "worker");
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
