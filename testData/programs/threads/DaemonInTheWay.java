// primitive: Thread, daemon
// expect: clean

/** What one daemon thread does is changed by another, and both may come before the last step of the main thread. */
class DaemonInTheWay {

    private volatile int hint;
    private volatile int answer;

    private static void start(Runnable runnable, String name) {
        Thread daemon = new Thread(runnable, name);
        daemon.setDaemon(true);
        daemon.start();
    }

    public static void main(String[] args) {
        DaemonInTheWay office = new DaemonInTheWay();
        start(() -> {
            int read = office.hint;
            office.answer = read + 1;
        }, "clerk");
        start(() -> office.hint = 1, "helper");
        int seen = office.answer;
        assert seen <= 2 : seen;
    }
}
