package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.ViolationKind;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.PoolWorkers;
import java.util.ArrayList;
import java.util.List;

/**
 * How an execution ended: {@code kind} is null if all is well.
 *
 * @param thread the thread it is about
 * @param failure what was thrown, for assertions and exceptions
 * @param cycle threads that wait for each other
 * @param waiting threads that wait for ever, none of them in a cycle
 */
public record Ending(
        ViolationKind kind,
        ManagedThread thread,
        Throwable failure,
        List<ManagedThread> cycle,
        List<ManagedThread> waiting,
        String message) {

    public static final Ending FINE = new Ending(null, null, null, List.of(), List.of(), null);

    public static Ending failed(ManagedThread thread, Throwable failure) {
        return new Ending(ViolationKind.EXCEPTION, thread, failure, List.of(), List.of(), null);
    }

    public static Ending exit(ManagedThread thread, String message) {
        return new Ending(ViolationKind.EXCEPTION, thread, null, List.of(), List.of(), message);
    }

    /** The execution has made all the steps that it may make. That is the program's fault only if it was fair. */
    static Ending tooLong(ManagedThread[] threads, int count, ManagedThread running, int steps) {
        return isUnfair(threads, count, running, steps) ? FINE : new Ending(
                ViolationKind.NO_TERMINATION, running, null, List.of(), List.of(), "step limit reached (see --steps)");
    }

    /**
     * Whether a thread was passed over for half of the execution, which no JVM does for ever; or most steps are those of
     * daemons, which end when others do, and one of those could go on.
     */
    private static boolean isUnfair(ManagedThread[] threads, int count, ManagedThread running, int steps) {
        int ofDaemons = 0;
        boolean passedOver = false;
        boolean othersCould = !running.thread.isDaemon();
        for (int i = 0; i < count; i++) {
            ManagedThread t = threads[i];
            boolean daemon = t.thread.isDaemon();
            ofDaemons += daemon ? t.turns : 0;
            if (t != running && t.enabled()) {
                passedOver |= t.lastTurn < steps / 2;
                othersCould |= !daemon;
            }
        }
        return passedOver || othersCould && ofDaemons > steps / 2;
    }

    static Ending endless(ManagedThread thread) {
        return new Ending(
                ViolationKind.NO_TERMINATION,
                thread,
                null,
                List.of(),
                List.of(),
                "spins for ever: what it reads is never going to change");
    }

    /** It waits for input from elsewhere that does not come. */
    public static Ending silent(ManagedThread thread, String message) {
        return new Ending(ViolationKind.NO_TERMINATION, thread, null, List.of(), List.of(), message);
    }

    public static Ending stuck(List<ManagedThread> waiting) {
        return new Ending(ViolationKind.STUCK, inVain(waiting), null, List.of(), waiting, null);
    }

    /** Nobody can go on: a deadlock, a thread that waits in vain, or simply the end. */
    static Ending blocked(ManagedThread[] threads, int count, ManagedThread root) {
        for (int i = 0; i < count; i++) {
            List<ManagedThread> cycle = cycleFrom(threads[i]);
            if (!cycle.isEmpty()) {
                return new Ending(ViolationKind.DEADLOCK, cycle.get(0), null, cycle, List.of(), null);
            }
        }
        List<ManagedThread> waiting = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ManagedThread t = threads[i];
            if (t.halted) {
                // It might have brought what the others wait for.
                return FINE;
            }
            if (!t.finished && !t.enabled() && !t.thread.isDaemon() && !PoolWorkers.isIdle(t)
                    && !(root.finished && t.waitsForOutside())) {
                waiting.add(t);
            }
        }
        if (root.finished && waiting.isEmpty()) {
            return FINE;
        }
        if (!root.finished && waiting.isEmpty()) {
            waiting.add(root);
        }
        return stuck(waiting);
    }

    /**
     * The thread to name: one that waits for a wake-up, or a thread that has ended, not for one that waits itself.
     * Others may wait for the result of a task, so a thread that is in one comes first.
     */
    private static ManagedThread inVain(List<ManagedThread> waiting) {
        ManagedThread first = null;
        for (ManagedThread t : waiting) {
            ManagedThread holder = t.blocker.holder(t);
            if (holder == null || holder.finished) {
                if (t.poolWorker) {
                    return t;
                }
                first = first == null ? t : first;
            }
        }
        return first == null ? waiting.get(0) : first;
    }

    /** The wait-for cycle that a blocked thread leads to and is the first-created member of, or nothing. */
    private static List<ManagedThread> cycleFrom(ManagedThread start) {
        List<ManagedThread> path = new ArrayList<>();
        ManagedThread t = start;
        while (t != null && !t.finished && !t.halted && t.blocker != null && !t.enabled()) {
            if (t == start && !path.isEmpty()) {
                return path;
            }
            if (path.contains(t)) {
                return List.of();
            }
            path.add(t);
            t = t.blocker.holder(t);
        }
        return List.of();
    }
}
