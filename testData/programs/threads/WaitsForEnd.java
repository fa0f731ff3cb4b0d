// primitive: Thread as a monitor, waited on
// expect: clean

/** A thread that ends wakes all that wait on it, and ends under its own monitor, so that nobody misses it. */
class WaitsForEnd {

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> { }, "worker");
        worker.start();
        synchronized (worker) {
            while (worker.isAlive()) {
                worker.wait();
            }
        }
    }
}
