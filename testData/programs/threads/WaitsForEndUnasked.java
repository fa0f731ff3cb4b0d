// primitive: Thread as a monitor, waited on
// expect: stuck at 11 thread main

/** Waits to be woken by the end of a thread without asking whether it has ended already. */
class WaitsForEndUnasked {

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> { }, "worker");
        worker.start();
        synchronized (worker) {
            worker.wait();
        }
    }
}
