// primitive: Thread as a monitor, held
// expect: no-termination at 11 thread main

/** A thread ends under its own monitor: who holds that waits for the end in vain. */
class HeldUntilItEnds {

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> { }, "worker");
        synchronized (worker) {
            worker.start();
            while (worker.isAlive()) {
                Thread.onSpinWait();
            }
        }
    }
}
