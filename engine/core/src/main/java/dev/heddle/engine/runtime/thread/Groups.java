package dev.heddle.engine.runtime.thread;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.memory.Objects;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.turn.Turns;
import java.util.ArrayList;
import java.util.List;

/**
 * Which threads the groups of threads have. Once a look at a group and the start of a thread have met that nothing orders,
 * every start writes what its group and those around it have, and every look reads it. Ends are told by the lives of the threads.
 */
public final class Groups {

    private static final String LOCATION = "java.lang.ThreadGroup threads";

    private final Turns turns;
    private final Objects objects;
    private final SharedLocations shared;
    private final Starts starts;
    private boolean matter;
    /** When groups were looked at, by thread, in the time of who looked. */
    private int[] looks = {};

    public Groups(Turns turns, Objects objects, SharedLocations shared, Starts starts) {
        this.turns = turns;
        this.objects = objects;
        this.shared = shared;
        this.starts = starts;
    }

    /** An execution begins. */
    public void begin() {
        matter = shared.contains(LOCATION);
        turns.startsMatter |= matter;
        looks = new int[0];
    }

    /** The running thread is about to start a thread, or does so: that is one step. */
    void starting(Thread thread) {
        if (matter) {
            for (ThreadGroup g = thread.getThreadGroup(); g != null; g = g.getParent()) {
                int v = members(g);
                turns.alsoWrites(v);
                turns.variables.written(v);
            }
        } else if (!Starts.haveSeen(turns.current, looks)) {
            shared.discover(LOCATION);
        }
    }

    /** A thread of a group has ended, so that who looks at it again and again does not do so in vain. */
    void ended(ManagedThread t) {
        if (matter) {
            for (ThreadGroup g = t.group; g != null; g = g.getParent()) {
                turns.variables.written(members(g));
            }
        }
    }

    /** The threads of a group, and of those in it, that are alive now; the running thread looks. */
    List<Thread> alive(ThreadGroup group) {
        ManagedThread looking = turns.current;
        turns.take(looking, Op.READ, matter ? members(group) : starts.life(objects.state(turns.root.thread)));
        List<Thread> alive = new ArrayList<>();
        for (int i = 0; i < turns.threadCount; i++) {
            ManagedThread t = turns.threads[i];
            if (t.group != null && group.parentOf(t.group)) {
                turns.alsoReads(starts.life(objects.state(t.thread)));
                if (!matter && !Starts.isOrdered(t, looking)) {
                    shared.discover(LOCATION);
                }
                if (!t.finished) {
                    alive.add(t.thread);
                }
            }
        }
        looks = Starts.noted(looks, looking);
        return alive;
    }

    private int members(ThreadGroup group) {
        ObjectState state = objects.state(group);
        int v = state.variable(VariableTable.GROUP);
        if (v < 0) {
            v = turns.variables.add(state, VariableTable.GROUP, 0, true, true);
            state.addVariable(VariableTable.GROUP, v);
        }
        return v;
    }
}
