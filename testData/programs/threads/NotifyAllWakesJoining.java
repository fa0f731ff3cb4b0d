// primitive: Thread as a monitor, of a thread that is joined
// expect: clean

/** A join waits on the monitor of the thread, and waits on when it is woken before the thread has ended. */
class NotifyAllWakesJoining extends Thread {

    private boolean told;

    NotifyAllWakesJoining() {
        super("worker");
    }

    @Override
    public synchronized void run() {
        try {
            while (!told) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    synchronized void tell() {
        told = true;
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        NotifyAllWakesJoining worker = new NotifyAllWakesJoining();
        Thread joining = new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "joining");
        worker.start();
        joining.start();
        worker.tell();
        joining.join();
    }
}
