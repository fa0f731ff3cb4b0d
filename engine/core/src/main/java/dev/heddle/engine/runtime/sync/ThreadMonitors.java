package dev.heddle.engine.runtime.sync;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.jdk.JdkThreads;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.turn.Turns;

/**
 * The monitors of platform threads, which the JDK uses as well: a thread ends while it has its own one, wakes all that
 * wait there, and who joins it waits there. A test can tell only where it uses such a monitor itself, so only then are
 * ends and joins made of these steps.
 */
public final class ThreadMonitors {

    /** What is discovered when a test uses the monitor of a thread that others can wait for. */
    private static final String LOCATION = "java.lang.Thread monitor";

    private final Turns turns;
    private final SharedLocations shared;
    private final Time time;
    private final Monitors monitors;
    private boolean matter;

    public ThreadMonitors(Turns turns, SharedLocations shared, Time time, Monitors monitors) {
        this.turns = turns;
        this.shared = shared;
        this.time = time;
        this.monitors = monitors;
    }

    public void begin() {
        matter = shared.contains(LOCATION);
    }

    /** The running thread is about to enter the monitor of a thread; its own one it may have without anybody noticing. */
    public void entering(ObjectState thread) {
        if (thread.managed != null && thread.managed != turns.current) {
            used((Thread) thread.object);
        }
    }

    /** A thread is about to be started. */
    public void starting(ObjectState thread) {
        if (thread.owner != null) {
            used((Thread) thread.object);
        }
    }

    private void used(Thread thread) {
        if (!matter && !JdkThreads.isVirtual(thread)) {
            // From here on, not from the next execution on: who waits there is to be woken.
            matter = true;
            shared.discover(LOCATION);
        }
    }

    /** Whether the thread ends under its monitor. The first thread does not: it ends with the test. */
    public boolean guardEnd(ManagedThread target) {
        return matter && target != turns.root && !JdkThreads.isVirtual(target.thread);
    }

    /** The last that a thread does before it has ended: what follows belongs to the same step. */
    public void leave(ManagedThread t) {
        monitors.enter(t.thread);
        monitors.notify(t.thread, true);
        monitors.exit(t.thread);
    }

    /** Waits for the end of a thread; false if the time ran out before. */
    public boolean join(ManagedThread target, int life, long nanos) throws InterruptedException {
        monitors.enter(target.thread);
        try {
            long deadline = nanos > 0 ? time.deadline(nanos) : ManagedThread.NO_DEADLINE;
            while (!target.finished) {
                long left = nanos > 0 ? time.until(deadline) : 0;
                if (nanos > 0 && left <= 0) {
                    return false;
                }
                monitors.await(target.thread, left);
            }
            turns.await(turns.current, Op.JOIN, life, target, ManagedThread.NO_DEADLINE, false);
            return true;
        } finally {
            monitors.exit(target.thread);
        }
    }
}
