// primitive: Thread as a monitor, held
// expect: clean

/** A join gives the monitor of the thread up while it waits, so the thread can enter it. */
class JoinsUnderItsMonitor {

    public static void main(String[] args) throws Exception {
        int[] entered = new int[1];
        Thread worker = new Thread(() -> {
            synchronized (Thread.currentThread()) {
                entered[0]++;
            }
        }, "worker");
        synchronized (worker) {
            worker.start();
            worker.join();
            assert entered[0] == 1;
        }
    }
}
