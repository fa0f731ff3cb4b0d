/**
 * A daemon thread sleeps n times and then writes what the main thread reads last. The test ends with that read and waits for no daemon, so it can come
 * before and behind each of these n + 1 steps: n + 2 traces.
 *
 * <p>Arguments: n (1); without them the system properties of those names. The argument {@code reversed} changes nothing: there
 * is only one thread to start.
 */
public final class DaemonNaps {

    private static volatile int x;

    public static void main(String[] args) {
        int n = parameter(args, 0, "n", 1);
        Thread daemon = new Thread(() -> nap(n), "daemon");
        daemon.setDaemon(true);
        daemon.start();
        int seen = x;
    }

    private static void nap(int times) {
        try {
            for (int i = 0; i < times; i++) {
                Thread.sleep(1);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        x = 1;
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        boolean given = args.length > index && !args[index].equals("reversed");
        return given ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
