package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.SynchronizerState;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.strategy.api.Queueing;
import dev.heddle.engine.strategy.api.Waiting;
import java.util.Arrays;
import java.util.Map;

/** What the operations of an execution waited for and what queues they found; kept only where a strategy wants values. */
final class StepWaits {

    private static final Map<ManagedThread.Wake, Waiting.End> END = Map.of(
            ManagedThread.Wake.READY, Waiting.End.CAME, ManagedThread.Wake.INTERRUPTED, Waiting.End.INTERRUPTED,
            ManagedThread.Wake.TIMED_OUT, Waiting.End.TIMED_OUT, ManagedThread.Wake.SPURIOUS, Waiting.End.SPURIOUS);

    private final Turns turns;
    private final VariableKeys keys;
    private boolean kept;
    /** By access. */
    private Waiting[] waiting = new Waiting[256];
    private Queueing[] queueing = new Queueing[256];
    /** By step: the interrupt flag that may end the wait that it begins. */
    private long[] endsBy = new long[256];
    private Waiting next;

    StepWaits(Turns turns, VariableKeys keys) {
        this.turns = turns;
        this.keys = keys;
    }

    void clear(boolean keep) {
        kept = keep;
        next = null;
    }

    /** A step begins. */
    void begin(int step) {
        if (step >= endsBy.length) {
            endsBy = Arrays.copyOf(endsBy, step * 2);
        }
        endsBy[step] = 0;
    }

    /** The step begins a wait for a notification. */
    void joins(int step, ManagedThread t, boolean interruptsMatter) {
        endsBy[step] = interruptKey(t, interruptsMatter);
    }

    private long interruptKey(ManagedThread t, boolean interruptsMatter) {
        return interruptsMatter && t.interruptible ? keys.of(t.interruptVariable) : 0;
    }

    /** The operation whose access comes next has waited. */
    void waited(ManagedThread t, boolean interruptsMatter) {
        if (kept && t.variable >= 0) {
            next = new Waiting(keys.of(t.variable), t.blocker.gate(t), t.blocker.need(t), t.op == Op.WAKE,
                    turns.time.isUp(t) || t.couldTimeOut, t.maySpuriouslyWake, interruptKey(t, interruptsMatter), END.get(t.wake));
        }
    }

    /** A step touches a variable on the way. */
    void touches(int access) {
        if (kept) {
            grow(access);
            waiting[access] = null;
            queueing[access] = null;
        }
    }

    /** The access that a step is about. */
    void accesses(int access, ManagedThread t, Op op, int v) {
        if (kept) {
            waiting[access] = next;
            queueing[access] = turns.variables.field(v) == VariableTable.SYNCHRONIZER && (op != Op.TRY_ACQUIRE || t.comes)
                    ? turns.variables.object(v).synchronizer.queueing(t) : null;
        }
        next = null;
    }

    /** The step of an access is over. */
    void finish(int access, int v) {
        if (kept && queueing[access] != null) {
            SynchronizerState synchronizer = turns.variables.object(v).synchronizer;
            queueing[access] = queueing[access].leaving(synchronizer.queue());
        }
    }

    private void grow(int access) {
        if (access >= waiting.length) {
            waiting = Arrays.copyOf(waiting, access * 2);
            queueing = Arrays.copyOf(queueing, access * 2);
        }
    }

    Waiting waiting(int access) {
        return kept ? waiting[access] : null;
    }

    Queueing queueing(int access) {
        return kept ? queueing[access] : null;
    }

    long endsBy(int step) {
        return endsBy[step];
    }
}
