package dev.heddle.engine.runtime.thread;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.state.Clocks;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.turn.Turns;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Whether a thread has been started, which others can tell: they ask whether it is alive, join, interrupt or unpark it.
 * Only where nothing orders that and the start is the start a scheduling point, and what they do is one too, also before the
 * thread has been started.
 */
public final class Starts {

    private static final String LOCATION = "java.lang.Thread start";

    private final Turns turns;
    private final SharedLocations shared;
    /** For each thread that was looked at before it was started: by whom and when, in the time of who looked. */
    private final Map<ObjectState, int[]> looks = new IdentityHashMap<>();

    public Starts(Turns turns, SharedLocations shared) {
        this.turns = turns;
        this.shared = shared;
    }

    public void begin() {
        turns.startsMatter = shared.contains(LOCATION);
        if (!looks.isEmpty()) {
            looks.clear();
        }
    }

    /** The running thread is about to do something that depends on whether the thread has been started. */
    void looked(ObjectState thread) {
        ManagedThread t = turns.current;
        if (thread.managed != null && isOrdered(thread.managed, t)) {
            return;
        }
        if (turns.startsMatter) {
            turns.take(t, Op.READ, life(thread));
        } else if (thread.managed != null) {
            shared.discover(LOCATION);
        } else {
            looks.put(thread, noted(looks.get(thread), t));
        }
    }

    /** The running thread is about to start the thread, unless another one has. */
    void starting(ObjectState thread) {
        ManagedThread t = turns.current;
        if (turns.startsMatter) {
            turns.take(t, Op.FORK, life(thread));
        } else if (!haveSeen(t, looks.get(thread)) || thread.managed != null && !isOrdered(thread.managed, t)) {
            shared.discover(LOCATION);
        }
    }

    /** Whether the thread's start happens before what {@code t} does now. */
    static boolean isOrdered(ManagedThread thread, ManagedThread t) {
        return thread == t || thread.starter < 0 || thread.startedAt <= Clocks.get(t.clocks, thread.starter);
    }

    /** The same times, with that of {@code t} now. */
    static int[] noted(int[] before, ManagedThread t) {
        int[] clocks = before == null ? new int[t.number + 1] : before;
        if (clocks.length <= t.number) {
            clocks = Arrays.copyOf(clocks, t.number + 1);
        }
        clocks[t.number] = t.clocks[t.number];
        return clocks;
    }

    /** Whether all of the looks happen before what {@code t} does now. */
    static boolean haveSeen(ManagedThread t, int[] clocks) {
        for (int i = 0; clocks != null && i < clocks.length; i++) {
            if (i != t.number && clocks[i] > Clocks.get(t.clocks, i)) {
                return false;
            }
        }
        return true;
    }

    /** The variable that stands for whether the thread has been started, and has ended. */
    int life(ObjectState thread) {
        int v = thread.variable(VariableTable.LIFE);
        if (v < 0) {
            v = turns.variables.add(thread, VariableTable.LIFE, 0, true, true);
            thread.addVariable(VariableTable.LIFE, v);
        }
        return v;
    }
}
