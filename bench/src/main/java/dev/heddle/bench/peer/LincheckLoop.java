package dev.heddle.bench.peer;

import dev.heddle.bench.program.BoundedQueue;
import dev.heddle.bench.program.Counter;
import dev.heddle.bench.program.Fib;
import dev.heddle.bench.program.Futures;
import dev.heddle.bench.program.Monitor;
import dev.heddle.bench.program.Philosophers;
import dev.heddle.bench.program.RatedProgram;
import java.util.concurrent.TimeUnit;
import org.jetbrains.lincheck.Lincheck;

/**
 * Runs a test body under Lincheck's general model checking, round after round, and reports its best round.
 *
 * <p>The first rounds pay for instrumentation and compilation, and a small program's tree of interleavings is used up
 * before all invocations are done; the best of several rounds is what Lincheck reaches at most.
 */
public final class LincheckLoop {

    private static final int INVOCATIONS_PER_ROUND = 1_000;
    private static final int LEAST_ROUNDS = 3;

    private LincheckLoop() {
    }

    /** Arguments: program, seconds after which no new round is begun, except that it makes at least three. */
    public static void main(String[] args) {
        RatedProgram program = RatedProgram.valueOf(args[0]);
        long end = System.nanoTime() + (long) (Double.parseDouble(args[1]) * TimeUnit.SECONDS.toNanos(1));
        Rate best = round(program);
        System.out.println(best.line());
        for (int rounds = 1; rounds < LEAST_ROUNDS || System.nanoTime() < end; rounds++) {
            Rate rate = round(program);
            if (rate.perSecond() > best.perSecond()) {
                best = rate;
                System.out.println(best.line());
            }
        }
    }

    private static Rate round(RatedProgram program) {
        Runnable body = body(program);
        long threadsBefore = StartedThreads.count();
        long before = System.nanoTime();
        Lincheck.runConcurrentTest(INVOCATIONS_PER_ROUND, body);
        double seconds = (System.nanoTime() - before) / (double) TimeUnit.SECONDS.toNanos(1);
        return new Rate((StartedThreads.count() - threadsBefore) / program.threads(), seconds);
    }

    /** Calls each program directly: reached through an interface of ours, Lincheck 3.7 ends after three executions. */
    private static Runnable body(RatedProgram program) {
        return switch (program) {
            case COUNTER -> () -> {
                try {
                    Counter.run();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            };
            case MONITOR -> () -> {
                try {
                    Monitor.run();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            };
            case FIB -> () -> {
                try {
                    Fib.run();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            };
            case PHILOSOPHERS -> () -> {
                try {
                    Philosophers.run();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            };
            case QUEUE -> () -> {
                try {
                    BoundedQueue.run();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            };
            case FUTURES -> () -> {
                try {
                    Futures.run();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            };
        };
    }
}
