package dev.heddle.engine.runtime.turn;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.runtime.contact.ContactLog;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SynchronizerKind;
import dev.heddle.engine.runtime.state.SynchronizerState;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.trace.Activations;
import dev.heddle.engine.strategy.api.AccessDescription;
import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Queueing;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.api.Waiting;
import java.util.Arrays;

/** The steps of one execution as strategies reason about them; kept only where a strategy asks for it. */
public final class StepTrace implements Trace {

    private static final Mode[] MODES = Mode.values();
    private static final Gate[] GATES = Gate.values();
    private static final Op[] OPS = Op.values();
    private static final byte NO_OP = -1;
    /** Stands for "to be told by whether the state changed". */
    private static final byte BY_CHANGE = -1;
    private static final Activations.Call NOWHERE = new Activations.Call(0, false);

    private final Turns turns;
    private final VariableKeys keys;
    private final StepWaits waits;

    private int stepCount;
    private int pending;
    private int[] thread = new int[256];
    private int[] first = new int[257];
    private int[] enabler = new int[256];
    private boolean[] ends = new boolean[256];
    private boolean[] halts = new boolean[256];
    private boolean[] timePassed = new boolean[256];
    private boolean timePasses;
    private int[] firstPick = new int[257];
    private long[] waitsIn = new long[256];

    private int pickCount;
    private int[] picked = new int[8];
    private int[] bound = new int[8];

    private int count;
    private long[] key = new long[256];
    private byte[] mode = new byte[256];
    private byte[] op = new byte[256];
    private byte[] gate = new byte[256];
    private boolean[] mayWrite = new boolean[256];
    private long[] need = new long[256];
    private int[] variable = new int[256];
    private long[] before = new long[256];
    private long[] after = new long[256];
    private boolean[] owns = new boolean[256];
    private boolean[] comesWithReference = new boolean[256];
    private boolean[] inFocus = new boolean[256];
    private int[] place = new int[256];
    private int[] point = new int[256];

    /** What accesses are to people, in executions that are traced. */
    private AccessDescription[] told = {};
    private final Activations activations = new Activations();

    private Gate nextGate = Gate.ALWAYS;
    private long nextNeed;
    private int nextPlace;

    StepTrace(Turns turns) {
        this.turns = turns;
        this.keys = new VariableKeys(turns);
        this.waits = new StepWaits(turns, keys);
    }

    void clear(boolean withValues) {
        waits.clear(withValues);
        stepCount = 0;
        pending = 0;
        count = 0;
        pickCount = 0;
        timePasses = false;
        activations.clear();
    }

    /** Time passes before the next step; threads have announced what they wait for in vain until then. */
    void passTime() {
        timePasses = true;
    }

    void begin(ManagedThread t) {
        forgetPending();
        open(stepCount++, t);
        timePassed[stepCount - 1] = timePasses;
        timePasses = false;
        t.enabledBy = -1;
    }

    private void open(int step, ManagedThread t) {
        if (step + 1 >= thread.length) {
            int length = thread.length * 2;
            thread = Arrays.copyOf(thread, length);
            first = Arrays.copyOf(first, length + 1);
            enabler = Arrays.copyOf(enabler, length);
            ends = Arrays.copyOf(ends, length);
            halts = Arrays.copyOf(halts, length);
            timePassed = Arrays.copyOf(timePassed, length);
            firstPick = Arrays.copyOf(firstPick, length + 1);
            waitsIn = Arrays.copyOf(waitsIn, length);
        }
        thread[step] = t.identity;
        first[step] = count;
        enabler[step] = t.enabledBy;
        ends[step] = false;
        halts[step] = false;
        timePassed[step] = false;
        firstPick[step] = pickCount;
        waitsIn[step] = 0;
        waits.begin(step);
    }

    /** The thread of the step under way waits for a notification from here on. */
    void joinsWaiters(ManagedThread t, boolean interruptsMatter) {
        waitsIn[stepCount - 1] = keys.of(t.waitSet);
        waits.joins(stepCount - 1, t, interruptsMatter);
    }

    /** The step that is under way. */
    public int current() {
        return stepCount - 1;
    }

    /** The thread of the step under way has ended. */
    void ended() {
        ends[stepCount - 1] = true;
    }

    /** The thread of the step under way makes no other. */
    void halted() {
        halts[stepCount - 1] = true;
    }

    /** What stands for the variable in every execution. */
    public long keyOf(int v) {
        return keys.of(v);
    }

    public VariableKeys keys() {
        return keys;
    }

    /** Accesses so far. */
    public int accesses() {
        return count;
    }

    /** What the operation whose access comes next had to wait for. */
    void waited(ManagedThread t, boolean interruptsMatter) {
        nextPlace = t.place;
        if (turns.time.isUp(t) || t.maySpuriouslyWake) {
            nextGate = Gate.ALWAYS;
        } else if (t.interruptible && interruptsMatter) {
            nextGate = Gate.UNKNOWN;
        } else {
            nextGate = t.blocker.gate(t);
            nextNeed = t.blocker.need(t);
        }
        waits.waited(t, interruptsMatter);
    }

    void access(ManagedThread t, Op op, int v) {
        if (v >= 0) {
            add(v, modeOf(t, op, v));
            waits.accesses(count - 1, t, op, v);
            this.op[count - 1] = (byte) op.ordinal();
            point[count - 1] = t.point;
            inFocus[count - 1] = t.inFocus;
            comesWithReference[count - 1] = turns.values != null && turns.variables.comesWithReference(t, op, v);
            mayWrite[count - 1] = op == Op.FAILED_UPDATE || op == Op.TRY_ACQUIRE || op == Op.INTERRUPTED;
            if (turns.traced) {
                tell(op, v, turns.log.lastPlace(), activations.here(t.number));
            }
        }
        nextGate = Gate.ALWAYS;
        nextNeed = 0;
        nextPlace = 0;
    }

    private void tell(Op op, int v, SourceLocation at, Activations.Call call) {
        if (told.length < key.length) {
            told = Arrays.copyOf(told, key.length);
        }
        boolean data = turns.variables.field(v) >= VariableTable.ELEMENT;
        told[count - 1] = new AccessDescription(op.label(), turns.log.nameOf(v, turns.variables), keys.ofObject(v), at,
                call.number(), call.direct(), data, data && !turns.variables.synchronises(v));
    }

    /** The step also depends on a variable that its operation is not about. */
    void alsoTouches(int v, Mode how) {
        add(v, (byte) how.ordinal());
        if (turns.traced) {
            tell(how == Mode.READ ? Op.READ : Op.WRITE, v, null, NOWHERE);
        }
    }

    /** The step comes behind a notification, but could have come before it, whatever else it waited for. */
    void couldHaveLeft(ManagedThread t) {
        nextGate = Gate.EARLIER;
        nextNeed = t.notifiedBy;
        alsoTouches(t.waitSet, Mode.READ);
        nextGate = Gate.ALWAYS;
        nextNeed = 0;
    }

    /** The last access might have written at another time. */
    void mightWrite() {
        mayWrite[count - 1] = true;
    }

    /**
     * The thread has failed: which of several failures comes first is what an execution shows.
     *
     * @param cause equal for failures that are one to a user
     */
    void failed(long cause) {
        add(OUTCOME, -1, (byte) Mode.WRITE.ordinal());
        after[count - 1] = cause;
    }

    /** The step moves the clock, in whatever order others do, or looks at it. */
    void clock(Mode how) {
        boolean again = count > first[stepCount - 1] && key[count - 1] == CLOCK;
        if (!again) {
            add(CLOCK, -1, (byte) how.ordinal());
        } else if (mode[count - 1] != how.ordinal()) {
            mode[count - 1] = (byte) Mode.WRITE.ordinal();
        }
    }

    private void add(int v, byte how) {
        add(keys.of(v), v, how);
        before[count - 1] = stateOf(v);
    }

    private void add(long newKey, int v, byte how) {
        if (count == key.length) {
            grow();
        }
        key[count] = newKey;
        mode[count] = how;
        op[count] = NO_OP;
        mayWrite[count] = false;
        gate[count] = (byte) nextGate.ordinal();
        need[count] = nextNeed;
        variable[count] = v;
        before[count] = 0;
        after[count] = 0;
        owns[count] = false;
        comesWithReference[count] = false;
        inFocus[count] = false;
        place[count] = nextPlace;
        point[count] = 0;
        waits.touches(count);
        count++;
    }

    private void grow() {
        int length = count * 2;
        key = Arrays.copyOf(key, length);
        mode = Arrays.copyOf(mode, length);
        op = Arrays.copyOf(op, length);
        gate = Arrays.copyOf(gate, length);
        mayWrite = Arrays.copyOf(mayWrite, length);
        need = Arrays.copyOf(need, length);
        variable = Arrays.copyOf(variable, length);
        before = Arrays.copyOf(before, length);
        after = Arrays.copyOf(after, length);
        owns = Arrays.copyOf(owns, length);
        comesWithReference = Arrays.copyOf(comesWithReference, length);
        inFocus = Arrays.copyOf(inFocus, length);
        place = Arrays.copyOf(place, length);
        point = Arrays.copyOf(point, length);
    }

    private byte modeOf(ManagedThread t, Op op, int v) {
        return switch (op) {
            case READ, FAILED_UPDATE, TIME_OUT, JOIN -> (byte) Mode.READ.ordinal();
            case UNPARK -> (byte) Mode.UNITE.ordinal();
            case INTERRUPTED -> (byte) (turns.variables.object(v).managed.interrupted ? Mode.WRITE : Mode.READ).ordinal();
            case ACQUIRE, RELEASE, TRY_ACQUIRE -> synchronizerMode(t, op, turns.variables.object(v).synchronizer);
            default -> (byte) Mode.WRITE.ordinal();
        };
    }

    private static byte synchronizerMode(ManagedThread t, Op op, SynchronizerState s) {
        Mode known = Mode.WRITE;
        if (s != null && s.kind != null) {
            if (op == Op.TRY_ACQUIRE) {
                return s.kind == SynchronizerKind.OTHER ? (byte) Mode.WRITE.ordinal() : BY_CHANGE;
            }
            boolean unites = s.kind == SynchronizerKind.READ_WRITE && t.acquireShared
                    || s.kind == SynchronizerKind.LATCH
                    || s.kind == SynchronizerKind.SEMAPHORE && !s.kind.ordered(s);
            if (s.kind == SynchronizerKind.LATCH && op == Op.ACQUIRE) {
                known = Mode.READ;
            } else if (unites && op == Op.RELEASE) {
                known = Mode.UNITE;
            }
        }
        return (byte) known.ordinal();
    }

    /** The last access, noted as a compare-and-set that failed, did write. */
    void succeeded() {
        mode[count - 1] = (byte) Mode.WRITE.ordinal();
        op[count - 1] = (byte) Op.UPDATE.ordinal();
        if (turns.traced) {
            told[count - 1] = told[count - 1].withOp(Op.UPDATE.label());
        }
    }

    void picked(int choice, int choices) {
        if (pickCount == picked.length) {
            picked = Arrays.copyOf(picked, pickCount * 2);
            bound = Arrays.copyOf(bound, pickCount * 2);
        }
        picked[pickCount] = choice;
        bound[pickCount++] = choices;
    }

    /** The step under way is over: its thread has announced the next operation, or ended. */
    void finish() {
        forgetPending();
        if (stepCount > 0) {
            for (int i = first[stepCount - 1]; i < count; i++) {
                finish(i);
            }
        }
        first[stepCount] = count;
        firstPick[stepCount] = pickCount;
    }

    private void forgetPending() {
        if (pending > 0) {
            count = first[stepCount];
            pickCount = firstPick[stepCount];
            pending = 0;
        }
    }

    private void finish(int access) {
        if (variable[access] < 0) {
            return;
        }
        after[access] = stateOf(variable[access]);
        waits.finish(access, variable[access]);
        ManagedThread owner = ownerOf(variable[access]);
        owns[access] = owner != null && owner.identity == thread[stepCount - 1];
        if (mode[access] == BY_CHANGE) {
            SynchronizerState s = turns.variables.object(variable[access]).synchronizer;
            boolean changed = after[access] != before[access];
            // A reader that got in changes only the number of readers.
            boolean reader = s.kind == SynchronizerKind.READ_WRITE
                    && after[access] - before[access] == SynchronizerKind.oneReader(s);
            // One that did not get in stands in the queue, where the order matters.
            boolean queued = s.kind.ordered(s) && !s.queue.isEmpty();
            Mode how = reader ? Mode.UNITE : changed || queued ? Mode.WRITE : Mode.READ;
            mode[access] = (byte) how.ordinal();
        }
    }

    /** Notes what the thread would have done next; the execution is over. */
    void pending(ManagedThread t, boolean interruptsMatter) {
        int step = stepCount + pending++;
        open(step, t);
        if (t.blocker != null) {
            waited(t, interruptsMatter);
        }
        Op op = t.isInWaitSet() && t.timesOut() && turns.time.isUp(t) ? Op.TIME_OUT : t.op;
        int v = t.isInWaitSet() ? t.waitSet : t.variable;
        access(t, op, v);
        if (turns.traced && v >= 0) {
            tell(op, v, t.at, NOWHERE);
        }
        if (t.timesOut()) {
            add(CLOCK, -1, (byte) Mode.UNITE.ordinal());
        }
        first[step + 1] = count;
        firstPick[step + 1] = pickCount;
    }

    private long stateOf(int v) {
        VariableTable variables = turns.variables;
        return switch (variables.field(v)) {
            case VariableTable.MONITOR -> variables.object(v).owner == null ? 0 : 1;
            case VariableTable.SYNCHRONIZER -> variables.object(v).synchronizer.counted();
            case VariableTable.PERMIT -> variables.object(v).managed.permits;
            case VariableTable.LIFE -> hasEnded(variables.object(v).managed) ? 1 : 0;
            case VariableTable.INTERRUPT -> variables.object(v).managed.interrupted ? 1 : 0;
            default -> 0;
        };
    }

    /** Who has it for itself alone, where that can be. */
    private ManagedThread ownerOf(int v) {
        ObjectState object = turns.variables.object(v);
        return switch (turns.variables.field(v)) {
            case VariableTable.MONITOR -> object.owner;
            case VariableTable.SYNCHRONIZER -> object.synchronizer.kind == SynchronizerKind.LOCK
                    ? SynchronizerKind.LOCK.holder(object.synchronizer, null) : null;
            default -> null;
        };
    }

    /** A thread that has not been started is none yet. */
    private static boolean hasEnded(ManagedThread t) {
        return t != null && t.finished;
    }

    // Trace

    @Override
    public int steps() {
        return stepCount;
    }

    @Override
    public int thread(int step) {
        return thread[step];
    }

    @Override
    public int first(int step) {
        return first[step];
    }

    @Override
    public int end(int step) {
        return first[step + 1];
    }

    @Override
    public int enabler(int step) {
        return enabler[step];
    }

    @Override
    public long waitsIn(int step) {
        return waitsIn[step];
    }

    @Override
    public Waiting waiting(int access) {
        return waits.waiting(access);
    }

    @Override
    public Queueing queueing(int access) {
        return waits.queueing(access);
    }

    @Override
    public long waitEndsBy(int step) {
        return waits.endsBy(step);
    }

    @Override
    public boolean ends(int step) {
        return ends[step];
    }

    @Override
    public boolean halts(int step) {
        return halts[step];
    }

    @Override
    public boolean timePassed(int step) {
        return timePassed[step];
    }

    @Override
    public boolean timePasses() {
        return timePasses;
    }

    @Override
    public boolean timeSlipped() {
        return turns.time.hasSlipped();
    }

    @Override
    public long key(int access) {
        return key[access];
    }

    @Override
    public Mode mode(int access) {
        return MODES[mode[access]];
    }

    @Override
    public boolean mayWrite(int access) {
        return mayWrite[access];
    }

    @Override
    public Gate gate(int access) {
        return GATES[gate[access]];
    }

    @Override
    public long need(int access) {
        return need[access];
    }

    @Override
    public long before(int access) {
        return before[access];
    }

    @Override
    public long after(int access) {
        return after[access];
    }

    @Override
    public boolean owns(int access) {
        return owns[access];
    }

    @Override
    public int place(int access) {
        return place[access];
    }

    @Override
    public int statement(int access) {
        return turns.contacts == null ? 0 : turns.contacts.statementAt(point[access]);
    }

    @Override
    public boolean isFirstThread(int step, int other) {
        return ContactLog.comesFirst(path(step), path(other));
    }

    private String path(int step) {
        for (int i = 0; i < turns.threadCount; i++) {
            if (turns.threads[i].identity == thread[step]) {
                return turns.threads[i].path;
            }
        }
        throw new IllegalArgumentException("no thread made step " + step);
    }

    @Override
    public int picks(int step) {
        return firstPick[step + 1] - firstPick[step];
    }

    @Override
    public int pick(int step, int i) {
        return picked[firstPick[step] + i];
    }

    @Override
    public int pickBound(int step, int i) {
        return bound[firstPick[step] + i];
    }

    @Override
    public boolean comesWithReference(int access) {
        return comesWithReference[access];
    }

    @Override
    public boolean inFocus(int access) {
        return inFocus[access];
    }

    @Override
    public int pending() {
        return pending;
    }

    @Override
    public String threadName(int step) {
        for (int i = 0; i < turns.threadCount; i++) {
            if (turns.threads[i].identity == thread[step]) {
                return turns.threads[i].name();
            }
        }
        return Trace.super.threadName(step);
    }

    @Override
    public Op op(int access) {
        return op[access] == NO_OP ? null : OPS[op[access]];
    }

    @Override
    public long object(int access) {
        return variable[access] < 0 ? 0 : keys.ofObject(variable[access]);
    }

    @Override
    public AccessDescription told(int access) {
        return turns.traced && variable[access] >= 0 ? told[access] : null;
    }
}
