// primitive: Thread, daemon
// expect: clean

/** A daemon thread that never ends does not keep the program from ending. */
class DaemonForever {

    private int requests;

    synchronized void serve() {
        while (true) {
            while (requests == 0) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            requests--;
        }
    }

    synchronized void request() {
        requests++;
        notifyAll();
    }

    public static void main(String[] args) throws Exception {
        DaemonForever service = new DaemonForever();
        Thread daemon = new Thread(service::serve, "daemon");
        daemon.setDaemon(true);
        daemon.start();
        service.request();
        assert daemon.isDaemon();
    }
}
