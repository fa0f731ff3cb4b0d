class EndedByAField implements Runnable {
    private final Object requests = new Object();
    private Thread thread;

    void stop() {
        synchronized (requests) {
            thread = null;
            requests.notifyAll();
        }
    }

    @Override
    public void run() {
        synchronized (requests) {
            while (true) {
                if (thread == null) {
                    return;
                }
                try {
                    requests.wait();
                } catch (InterruptedException e) {
                }
            }
        }
    }
}
