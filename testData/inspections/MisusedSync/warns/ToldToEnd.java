class ToldToEnd {
    private Thread thread;

    synchronized void start() {
        thread = new Thread(() -> { });
        thread.start();
    }

    synchronized void stop() throws InterruptedException {
        thread.interrupt();
        <weak_warning descr="'join()' can wait for long, and everybody who needs 'this' waits with it">thread.join()</weak_warning>;
    }

    synchronized void await() throws InterruptedException {
        <warning descr="'join()' can wait for long, and everybody who needs 'this' waits with it">thread.join()</warning>;
        thread.interrupt();
    }
}
