// fix: Make 'start()' synchronized
class SynchronizeMethod {
    private volatile boolean started;

    public synchronized void start() {
        if (!started) {
            started = true;
            System.out.println("started");
        }
    }
}
