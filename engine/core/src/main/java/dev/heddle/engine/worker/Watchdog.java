package dev.heddle.engine.worker;

import dev.heddle.engine.explore.Explorer;
import dev.heddle.engine.model.Schedule;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.session.Crash;
import dev.heddle.engine.session.DecisionLog;
import dev.heddle.engine.session.Message;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Watches, from a thread of its own, whether the execution under way still makes steps. One that does not, because
 * of an endless local loop or a call that does not return, cannot be taken back: the watchdog says where it is and ends
 * the process.
 */
final class Watchdog implements AutoCloseable {

    private static final long PERIOD_MILLIS = 100;
    private static final long ALIVE_MILLIS = 1000;
    /**
     * Time in which this thread did not come to look, because the machine was busy or the JVM stood still for its
     * garbage collector, is not held against the execution.
     */
    private static final long MOST_BETWEEN_LOOKS_NANOS = TimeUnit.MILLISECONDS.toNanos(2 * PERIOD_MILLIS);
    /** How long an execution may still be silent before it is given up when the user wants the search to end. */
    private static final long PATIENCE_AT_THE_END_MILLIS = 2000;

    private static final int LOOKS_AT_NATIVE = 5;

    private final Worker worker;
    private final String test;
    private final Explorer explorer;
    private final DecisionLog log;
    private final long stallMillis;
    private final Thread thread;
    private final Thread exploring = Thread.currentThread();
    private volatile boolean closed;

    Watchdog(Worker worker, String test, Explorer explorer, DecisionLog log, long stallMillis) {
        this.worker = worker;
        this.test = test;
        this.explorer = explorer;
        this.log = log;
        this.stallMillis = stallMillis;
        thread = new Thread(this::watch, "heddle-watchdog");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    private void watch() {
        long lastAlive = System.nanoTime();
        Silence silence = new Silence(MOST_BETWEEN_LOOKS_NANOS, lastAlive, processorNanos());
        long execution = -1;
        int life = -1;
        int steps = -1;
        while (!closed) {
            if (!pause()) {
                return;
            }
            long now = System.nanoTime();
            silence.goesOn(now, processorNanos());
            if (millis(now - lastAlive) >= ALIVE_MILLIS) {
                lastAlive = now;
                sayAlive();
            }
            if (log.execution() != execution || log.life() != life || explorer.steps() != steps
                    || explorer.running() == null) {
                execution = log.execution();
                life = log.life();
                steps = explorer.steps();
                silence.broken();
                continue;
            }
            long silent = millis(silence.nanos());
            if (stallMillis > 0 && silent >= stallMillis) {
                end(silent);
            }
            if (stallMillis > 0 && silent >= 2 * PERIOD_MILLIS && explorer.isOver()) {
                endOutOfTime(silent);
            }
            if (worker.isStopped() && silent >= PATIENCE_AT_THE_END_MILLIS) {
                // Too short a silence to call it anything: what there is so far is the result.
                Runtime.getRuntime().halt(0);
            }
        }
    }

    /** Processor time of this process; -1 if the system does not tell. */
    private static long processorNanos() {
        return ProcessHandle.current().info().totalCpuDuration().map(Duration::toNanos).orElse(-1L);
    }

    private void sayAlive() {
        try {
            worker.send(Message.of(Message.Type.ALIVE));
        } catch (OutOfMemoryError e) {
            // The test is using it all; whether that ends in a failure of the test is not this thread's business.
            return;
        }
    }

    private void end(long silentMillis) {
        try {
            report(silentMillis);
            Runtime.getRuntime().halt(0);
        } catch (OutOfMemoryError e) {
            // That is why there are no more steps.
            Runtime.getRuntime().halt(Crash.OUT_OF_MEMORY);
        }
    }

    /** Too short a silence to call it anything. */
    private void endOutOfTime(long silentMillis) {
        Thread running = explorer.running();
        SourceLocation at = UserCode.innermost(stackOf(running));
        worker.send(Message.text(Message.Type.OUT_OF_TIME, test, "the time was over in the middle of an execution: thread "
                + (running == null ? exploring.getName() : running.getName()) + " had made no visible operation"
                + (at == null ? "" : " at " + at.shortForm()) + " for " + silentMillis
                + " ms, which is too short to say that it never will (--time, --stall)"));
        Runtime.getRuntime().halt(0);
    }

    private void report(long silentMillis) {
        Thread running = explorer.running();
        String name = running == null ? exploring.getName() : running.getName();
        StackTraceElement[] stack = stackOf(running);
        SourceLocation at = UserCode.innermost(stack);
        Schedule schedule = explorer.current();
        String place = at == null ? "" : " at " + at.shortForm();
        long seconds = silentMillis / 1000;
        if (staysInNative(running, stack)) {
            worker.send(Message.text(Message.Type.WAITS_IN_NATIVE, test, "thread " + name + " did not return from "
                    + Stacks.describe(stack[0]) + place + " (waited " + seconds + " s; --stall): what it waits for is not"
                    + " under Heddle's control"));
            return;
        }
        String message = "runs on without a visible operation" + place + " (watched for " + seconds + " s)";
        Violation violation = new Violation("v1", ViolationKind.NO_TERMINATION, message, name, at, false, null,
                null, null, null, null, schedule == null ? null : schedule.steps(), Stacks.print(name, stack))
                .withTest(test);
        worker.send(Message.violation(Message.Type.STALLED, test, violation, schedule));
    }

    /** One that runs is not in the same call of a native method each time. */
    private boolean staysInNative(Thread running, StackTraceElement[] stack) {
        boolean stays = Stacks.endsInNative(stack);
        for (int i = 0; i < LOOKS_AT_NATIVE && stays && pause(); i++) {
            stays = Arrays.equals(stack, stackOf(running));
        }
        return stays;
    }

    /**
     * On the virtual backend the code under test runs on the exploring thread's stack; on the platform backend on the
     * managed thread's own.
     */
    private StackTraceElement[] stackOf(Thread running) {
        Map<Thread, StackTraceElement[]> stacks = Thread.getAllStackTraces();
        StackTraceElement[] own = running == null ? null : stacks.get(running);
        if (own != null && UserCode.innermost(own) != null) {
            return own;
        }
        return stacks.getOrDefault(exploring, new StackTraceElement[0]);
    }

    private synchronized boolean pause() {
        try {
            if (!closed) {
                wait(PERIOD_MILLIS);
            }
            return !closed;
        } catch (InterruptedException e) {
            return false;
        }
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    @Override
    public void close() throws InterruptedException {
        // Not by interrupting the thread: that would close the connection if it is just writing to it.
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        thread.join();
    }
}
