package dev.heddle.engine.strategy.common;

import java.util.HashSet;
import java.util.Set;

/**
 * Threads of an execution that have gone on for long, though others could have: they may well do so for ever. A search that
 * prefers some threads must let others go first from then on, else its execution has no end.
 */
public final class BusyThreads {

    /** Steps in a row after which other threads are preferred: many, because what daemons do last nobody would see. */
    private static final int LONG_RUN = 2_000;

    private final Set<Integer> busy = new HashSet<>();
    private int last;
    private int run;

    /** Begins an execution. */
    public void begin() {
        busy.clear();
        last = -1;
        run = 0;
    }

    /** The thread of this identity makes the next step. */
    public void chosen(int thread, boolean hasOthers) {
        run = thread == last ? run + 1 : 0;
        last = thread;
        if (run == LONG_RUN && hasOthers) {
            busy.add(thread);
        }
    }

    public boolean contains(int thread) {
        return !busy.isEmpty() && busy.contains(thread);
    }

    /** Steps in a row that the thread that was chosen last has made before this one. */
    public int run() {
        return run;
    }
}
