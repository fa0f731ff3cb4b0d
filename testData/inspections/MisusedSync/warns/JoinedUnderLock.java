class JoinedUnderLock {
    private Thread thread;

    synchronized void start() {
        thread = new Thread(() -> { });
        thread.start();
    }

    synchronized void stop() throws InterruptedException {
        <warning descr="'join()' can wait for long, and everybody who needs 'this' waits with it">thread.join(300)</warning>;
    }
}
