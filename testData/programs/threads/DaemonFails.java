// primitive: Thread, daemon
// expect: exception at 10 thread daemon

/** A daemon thread fails; nobody waits for it, but it is a failure all the same. */
class DaemonFails {

    private volatile String value;

    void read() {
        value.length();
    }

    public static void main(String[] args) throws Exception {
        DaemonFails box = new DaemonFails();
        Thread daemon = new Thread(box::read, "daemon");
        daemon.setDaemon(true);
        daemon.start();
        Thread.sleep(10);
        box.value = "text";
    }
}
