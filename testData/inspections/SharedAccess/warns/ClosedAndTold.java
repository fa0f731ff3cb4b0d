public class ClosedAndTold {
    private final Object queue = new Object();
    private boolean closed;
    private boolean stopped;

    public void start() {
        new Thread(this::send).start();
    }

    private void send() {
        synchronized (queue) {
            while (!closed && !stopped) {
                try {
                    queue.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public void close() {
        synchronized (this) {
            <weak_warning descr="'closed' is written here by the thread that calls 'close()' and read in 'send()' (line 12) by a thread started in line 7; no lock keeps them apart">closed</weak_warning> = true;
        }
        synchronized (queue) {
            queue.notifyAll();
        }
    }

    public void stop() {
        <warning descr="'stopped' is written here by the thread that calls 'stop()' and read in 'send()' (line 12) by a thread started in line 7; no lock keeps them apart">stopped</warning> = true;
    }
}
