package dev.heddle.bench.peer;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Counts executions by the threads that the JVM has started.
 *
 * <p>A counter inside the test body would be instrumented by the peer, and put back by it between executions; the JVM's
 * own count is neither.
 */
final class StartedThreads {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private StartedThreads() {
    }

    static long count() {
        return THREADS.getTotalStartedThreadCount();
    }
}
