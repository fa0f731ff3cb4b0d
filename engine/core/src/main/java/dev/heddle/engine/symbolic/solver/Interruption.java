package dev.heddle.engine.symbolic.solver;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Does something about a question that does not heed its own time-out: Z3 looks at the clock only now and then. */
final class Interruption implements AutoCloseable {

    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "heddle-solver-clock");
        thread.setDaemon(true);
        return thread;
    });

    private final ScheduledFuture<?> pending;

    Interruption(Runnable action, long millis) {
        pending = CLOCK.schedule(action, millis, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        pending.cancel(false);
    }
}
