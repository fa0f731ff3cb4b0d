class JoinedByWhoeverAsks implements Runnable {
    private Thread thread;
    private long time;

    void start() {
        thread = new Thread(this);
        thread.start();
    }

    private void stop() throws InterruptedException {
        if (thread != null) {
            thread.join();
        }
    }

    long time() throws InterruptedException {
        stop();
        return time;
    }

    @Override
    public void run() {
        time = System.nanoTime();
    }
}
