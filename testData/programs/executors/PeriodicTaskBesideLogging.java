// primitive: ScheduledExecutorService
// expect: clean

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Looks at the clock often and keeps what it sees, as a log does. That is no busy waiting, so no time passes by it. */
class PeriodicTaskBesideLogging {

    record Entry(String message, long at) {}

    private static final int ENTRIES = 150;

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger ticks = new AtomicInteger();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        long start = System.currentTimeMillis();
        timer.scheduleAtFixedRate(ticks::incrementAndGet, 0, 10, TimeUnit.MILLISECONDS);
        List<Entry> log = new ArrayList<>();
        for (int i = 0; i < ENTRIES; i++) {
            log.add(new Entry("bean " + i, System.currentTimeMillis() - start));
        }
        Thread.sleep(25);
        timer.shutdownNow();
        if (log.size() != ENTRIES) {
            throw new AssertionError("entries are missing");
        }
    }
}
