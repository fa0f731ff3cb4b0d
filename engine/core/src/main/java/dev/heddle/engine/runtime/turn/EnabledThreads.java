package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.PoolWorkers;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.api.ValueTrace;
import dev.heddle.engine.symbolic.Branch;
import java.util.List;

/** The threads that can go on at a scheduling point, as the strategy sees them. */
public final class EnabledThreads implements Candidates {

    /** Repetitions of unchanged reads after which threads that are alone with their spinning will never end. */
    private static final int ENDLESS_REPETITIONS = 2_000;
    /** The same for threads that read so much without a visible operation that they had to give way. */
    private static final int ENDLESS_QUIET_TURNS = 400;

    private final Turns turns;
    private ManagedThread[] enabled = new ManagedThread[8];
    private int count;
    private int current;

    EnabledThreads(Turns turns) {
        this.turns = turns;
    }

    public void collect() {
        if (enabled.length < turns.threads.length) {
            enabled = new ManagedThread[turns.threads.length];
        }
        int n = 0;
        current = -1;
        for (int i = 0; i < turns.threadCount; i++) {
            ManagedThread t = turns.threads[i];
            if (turns.time.lets(t)) {
                if (t == turns.current) {
                    current = n;
                }
                enabled[n++] = t;
            }
        }
        count = n;
    }

    public ManagedThread get(int i) {
        return enabled[i];
    }

    /** After the root has finished: whether a thread that the JVM would wait for can still do something. */
    boolean haveWork() {
        for (int i = 0; i < turns.threadCount; i++) {
            ManagedThread t = turns.threads[i];
            if (t.enabled() && !t.thread.isDaemon() && !(t.timesOut() && PoolWorkers.isIdle(t))) {
                return true;
            }
        }
        return false;
    }

    /** One of the threads if all of them read for ever what nobody is going to change, else null. */
    ManagedThread endless() {
        ManagedThread spinning = null;
        for (int i = 0; i < count; i++) {
            ManagedThread t = enabled[i];
            if (!isEndless(t)) {
                return null;
            }
            if (spinning == null) {
                spinning = t;
            }
        }
        return spinning == null || turns.time.isLast() && oneIsToCome() ? null : spinning;
    }

    private boolean isEndless(ManagedThread t) {
        return t.quietTurns > ENDLESS_QUIET_TURNS
                || t.spin.repetitions() >= ENDLESS_REPETITIONS && t.spin.spins(turns.variables);
    }

    /** Whether time will let a thread go on that does not spin. */
    private boolean oneIsToCome() {
        for (int i = 0; i < turns.threadCount; i++) {
            if (turns.threads[i].enabled() && !isEndless(turns.threads[i])) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int thread(int i) {
        return enabled[i].number;
    }

    @Override
    public int identity(int i) {
        return enabled[i].identity;
    }

    @Override
    public boolean daemon(int i) {
        return enabled[i].thread.isDaemon();
    }

    @Override
    public boolean awaited(int i) {
        return !enabled[i].thread.isDaemon() && !enabled[i].poolWorker;
    }

    @Override
    public boolean failed() {
        return turns.conclusion.hasResult();
    }

    @Override
    public Trace trace() {
        return turns.stepLog;
    }

    @Override
    public List<Branch> decided() {
        return turns.decided.get();
    }

    @Override
    public Op op(int i) {
        return enabled[i].op;
    }

    @Override
    public int variable(int i) {
        return enabled[i].variable;
    }

    @Override
    public long key(int i) {
        return enabled[i].variable < 0 ? 0 : turns.stepLog.keyOf(enabled[i].variable);
    }

    @Override
    public boolean timesOut(int i) {
        // Where time waits for all threads, one whose time is up is like any other.
        return !turns.time.isLast() && enabled[i].timesOut();
    }

    /** One quiet turn may as well be the end of a long computation that wrote something. */
    @Override
    public boolean spins(int i) {
        return enabled[i].quietTurns > 1 || enabled[i].spin.spins(turns.variables);
    }

    @Override
    public int repetitions(int i) {
        return enabled[i].spin.repetitions();
    }

    @Override
    public boolean nearFocus(int i) {
        return enabled[i].nearFocus;
    }

    @Override
    public boolean inFocus(int i) {
        return enabled[i].inFocus;
    }

    @Override
    public ValueTrace values() {
        return turns.values;
    }

    @Override
    public int current() {
        return current;
    }
}
