// primitive: Thread as a monitor, of a thread that is joined
// expect: clean

/** A join waits on the monitor of the thread, and waits on when it is woken before the thread has ended. */
class NotifyAllWakesJoining {

    public static void main(String[] args) throws Exception {
        boolean[] told = new boolean[1];
        Thread worker = new Thread(() -> {
            Thread self = Thread.currentThread();
            synchronized (self) {
                while (!told[0]) {
                    await(self);
                }
            }
        }, "worker");
        Thread joining = new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "joining");
        worker.start();
        joining.start();
        synchronized (worker) {
            told[0] = true;
            worker.notifyAll();
        }
        joining.join();
    }

    private static void await(Object lock) {
        try {
            lock.wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
