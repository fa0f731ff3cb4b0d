import java.util.concurrent.CountDownLatch;

/**
 * The main thread waits for a count that any of several threads may bring, each only if it has not been told otherwise. It waits in vain if all are
 * told: each local state can be seen without that.
 *
 * <p>Arguments, or else system properties: counters (2).
 */
public final class NobodyCounts {

    private static final class Told {
        private volatile boolean told;
    }

    public static void main(String[] args) throws InterruptedException {
        int counters = parameter(args, 0, "counters", 2);
        CountDownLatch latch = new CountDownLatch(1);
        for (int t = 0; t < counters; t++) {
            Told told = new Told();
            new Thread(() -> {
                if (!told.told) {
                    latch.countDown();
                }
            }, "counter" + t).start();
            new Thread(() -> told.told = true, "teller" + t).start();
        }
        latch.await();
    }

    private static int parameter(String[] args, int index, String name, int fallback) {
        return args.length > index ? Integer.parseInt(args[index]) : Integer.getInteger(name, fallback);
    }
}
