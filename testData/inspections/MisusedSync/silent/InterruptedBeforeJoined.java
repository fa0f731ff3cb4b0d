class InterruptedBeforeJoined {
    private Thread thread;

    synchronized void start() {
        thread = new Thread(() -> { });
        thread.start();
    }

    synchronized void stop() throws InterruptedException {
        thread.interrupt();
        thread.join(300);
    }
}
