/** A daemon thread ends the program, or the main thread does while another daemon thread has something left to do. */
public final class DaemonExits {

    private static volatile int request;
    private static volatile int answer;

    private DaemonExits() {}

    private static void start(Runnable runnable, String name) {
        Thread daemon = new Thread(runnable, name);
        daemon.setDaemon(true);
        daemon.start();
    }

    public static void main(String[] args) {
        start(() -> answer = 1, "clerk");
        start(() -> {
            if (request == 1) {
                System.exit(0);
            }
        }, "porter");
        request = 1;
        int first = answer;
        int second = answer;
        assert first == second : "answered meanwhile";
    }
}
