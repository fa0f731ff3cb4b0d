package dev.heddle.engine.runtime.memory;

import dev.heddle.bootstrap.ArrayLayout;
import dev.heddle.bootstrap.Controller;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.restore.UndoLog;
import dev.heddle.engine.runtime.state.ElementsState;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.SpinDetector;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.trace.Tracer;
import dev.heddle.engine.runtime.turn.Turns;

/**
 * Accesses to fields and array elements. Most end after a look at one table entry: the field is local. The
 * others are followed object by object, and those to a shared location are scheduling points.
 */
public final class Memory {

    /** A thread that does so much without a visible operation may be waiting for a location not yet known to be shared. */
    public static final int QUIET_LIMIT = 10_000;
    private static final int NOTHING = -1;

    private final Turns turns;
    private final FieldTable fields;
    private final SharedLocations shared;
    private final Objects objects;
    private final UndoLog undo;
    private final Races races;
    private final PossibleSharing possible;
    private final int synchronizerState;
    private final int longSynchronizerState;
    /** Variable of a compare-and-set under way; -2 - v for a variable v that is not shared. */
    private int comparing = NOTHING;
    /** Whether a field turned out to be touched by two threads, so that it is followed from now on. */
    private boolean discovered;
    /** Whether nothing orders the last access that was followed and an earlier one. */
    private boolean raced;

    public Memory(
            Turns turns, FieldTable fields, SharedLocations shared, Objects objects, UndoLog undo, Races races,
            PossibleSharing possible) {
        this.possible = possible;
        this.races = races;
        this.turns = turns;
        this.fields = fields;
        this.shared = shared;
        this.objects = objects;
        this.undo = undo;
        this.synchronizerState =
                fields.find(java.util.concurrent.locks.AbstractQueuedSynchronizer.class, "state");
        this.longSynchronizerState =
                fields.find(java.util.concurrent.locks.AbstractQueuedLongSynchronizer.class, "state");
    }

    public void read(Object owner, int site) {
        if (owner == null) {
            return;
        }
        int f = fields.ofSite(site, owner);
        byte state = fields.state[f];
        if (state == FieldTable.LOCAL) {
            localRead(f);
        } else if (state == FieldTable.TRACKED) {
            follow(owner, f, Controller.READ);
        }
    }

    public void write(Object owner, int site) {
        if (owner == null) {
            return;
        }
        int f = fields.ofSite(site, owner);
        byte state = fields.state[f];
        if (fields.preserved[f]) {
            undo.beforeWrite(owner, f);
        }
        if (state == FieldTable.LOCAL) {
            localWrite(f);
        } else if (state == FieldTable.TRACKED) {
            follow(owner, f, Controller.WRITE);
        }
    }

    /** Most accesses are local and need nothing that would call a hook; from here on hooks must be off. */
    private void follow(Object owner, int f, int kind) {
        Hooks.activate(null);
        try {
            access(owner, f, kind, fields.info(f).isVolatile());
        } finally {
            Hooks.activate(turns.current.thread);
        }
    }

    private void followStatic(int f, int kind) {
        Hooks.activate(null);
        try {
            accessVariable(staticVariable(f), kind);
        } finally {
            Hooks.activate(turns.current.thread);
        }
    }

    public void readStatic(int site) {
        int f = fields.ofSite(site, null);
        byte state = fields.state[f];
        if (state == FieldTable.LOCAL) {
            localRead(f);
        } else if (state == FieldTable.TRACKED) {
            followStatic(f, Controller.READ);
        }
    }

    public void writeStatic(int site) {
        int f = fields.ofSite(site, null);
        byte state = fields.state[f];
        if (state == FieldTable.IGNORED) {
            return;
        }
        undo.beforeStaticWrite(f);
        if (state == FieldTable.LOCAL) {
            localWrite(f);
        } else {
            followStatic(f, Controller.WRITE);
        }
    }

    private void localRead(int f) {
        if (fields.touched[f] != turns.stamp) {
            otherThreadReads(f);
        }
        if (++turns.quietAccesses > QUIET_LIMIT) {
            startFollowing(f);
            giveWay();
        }
    }

    private void localWrite(int f) {
        if (fields.touched[f] != turns.stamp) {
            otherThreadWrites(f);
        }
        fields.written[f] = turns.epoch;
        ManagedThread t = turns.current;
        t.quietTurns = 0;
        if (++turns.quietAccesses > QUIET_LIMIT) {
            giveWay();
        }
    }

    /** Marks a field that several threads read but nobody writes in this execution. */
    private long readOnlyMark() {
        return turns.epoch << 12 | 0xFFF;
    }

    private void otherThreadReads(int f) {
        long mark = readOnlyMark();
        long touched = fields.touched[f];
        if (touched >>> 12 != turns.epoch) {
            fields.touched[f] = turns.stamp;
        } else if (touched != mark) {
            if (fields.written[f] == turns.epoch) {
                startFollowing(f);
            } else {
                fields.touched[f] = mark;
            }
        }
    }

    private void otherThreadWrites(int f) {
        if (fields.touched[f] >>> 12 == turns.epoch) {
            startFollowing(f);
        } else {
            fields.touched[f] = turns.stamp;
        }
    }

    private void startFollowing(int f) {
        if (turns.isEnding()) {
            return;
        }
        fields.state[f] = FieldTable.TRACKED;
        discovered = true;
    }

    /** Whether the last execution found fields to be followed; asking clears it. */
    public boolean discovered() {
        boolean answer = discovered;
        discovered = false;
        return answer;
    }

    /** Lets others go on: what the thread reads over and over may be what one of them is to write. */
    private void giveWay() {
        ManagedThread t = turns.current;
        Hooks.activate(null);
        try {
            turns.takeQuietly(t);
        } finally {
            Hooks.activate(t.thread);
        }
    }

    /** Called with hooks off, as all that follow. */
    public void readElement(Object array, int index) {
        if (array != null) {
            element(array, index, Controller.READ, false);
        }
    }

    public void writeElement(Object array, int index) {
        if (array != null) {
            undo.beforeElementWrite(array, index);
            element(array, index, Controller.WRITE, false);
        }
    }

    private void element(Object array, int index, int kind, boolean synchronises) {
        ObjectState state = objects.state(array);
        if (!state.foreign && index >= 0 && !exclusive(state, kind)) {
            accessVariable(elementVariable(state, index), kind, synchronises);
        }
    }

    /** A range of elements that one operation touches. */
    public void range(Object array, int from, int count, int kind) {
        ObjectState state = objects.state(array);
        if (kind != Controller.READ) {
            keepForUndo(array, from, count, state);
        }
        if (state.foreign || exclusive(state, kind)) {
            return;
        }
        for (int i = from; i < from + count; i++) {
            accessVariable(elementVariable(state, i), kind);
        }
    }

    /** A copy that nobody can come between; false, and nothing noted but who was there, if somebody can. */
    public boolean copyAtOnce(Object from, Object to, int toIndex, int count) {
        if (!(isExclusive(from, Controller.READ) & isExclusive(to, Controller.WRITE))) {
            return false;
        }
        keepForUndo(to, toIndex, count, objects.state(to));
        return true;
    }

    private void keepForUndo(Object array, int from, int count, ObjectState state) {
        if (state.creator < 0) {
            for (int i = from; i < from + count; i++) {
                undo.beforeElementWrite(array, i);
            }
        }
    }

    /** Whether the elements of an array are not followed one by one, so that nobody comes between two of them. */
    public boolean isExclusive(Object array, int kind) {
        ObjectState state = objects.state(array);
        return state.foreign || exclusive(state, kind);
    }

    /** Elements of an array that only one thread has touched are not followed one by one. */
    private boolean exclusive(ObjectState array, int kind) {
        ManagedThread t = turns.current;
        if (array.elements == null) {
            array.elements = new ElementsState(t.number, shared.containsElements(array));
        }
        return array.elements.exclusive(t, kind != Controller.READ);
    }

    private int elementVariable(ObjectState array, int index) {
        int v = array.variable(index);
        if (v < 0) {
            v = turns.variables.add(array, VariableTable.ELEMENT, index, array.elements.shared(), false);
            array.addVariable(index, v);
            array.elements.seed(turns.variables, v);
        }
        return v;
    }

    /** An access by address. */
    public void access(Object base, long offset, int kind) {
        if (base == null) {
            return;
        }
        if (base.getClass().isArray()) {
            int index = ArrayLayout.index(ArrayLayout.kind(base), offset);
            if (kind != Controller.READ) {
                undo.beforeElementWrite(base, index);
            }
            element(base, index, kind, true);
            return;
        }
        int f = fields.at(base, offset);
        fieldAccess(base instanceof Class<?> ? null : base, f, kind, true);
    }

    public void fieldAccess(Object owner, Class<?> declaring, String name, int kind) {
        int f = fields.find(declaring, name);
        fieldAccess(owner, f, kind, false);
    }

    /** An access to a field that stands for all of an object; true if nothing orders it and an earlier one. */
    boolean wholeAccess(Object owner, int f, int kind) {
        raced = false;
        fieldAccess(owner, f, kind, false);
        return raced;
    }

    private void fieldAccess(Object owner, int f, int kind, boolean synchronises) {
        if (fields.state[f] == FieldTable.IGNORED) {
            return;
        }
        if (fields.state[f] == FieldTable.LOCAL
                && fields.touched[f] >>> 12 == turns.epoch && fields.touched[f] != turns.stamp) {
            // What others have done to it in this execution was not followed.
            startFollowing(f);
        }
        fields.state[f] = FieldTable.TRACKED;
        boolean isStatic = fields.info(f).isStatic();
        if (!isStatic && owner == null) {
            return;
        }
        if (kind != Controller.READ) {
            if (isStatic) {
                undo.beforeStaticWrite(f);
            } else if (fields.preserved[f]) {
                undo.beforeWrite(owner, f);
            }
        }
        boolean orders = synchronises || fields.info(f).isVolatile();
        if (isStatic) {
            accessVariable(staticVariable(f), kind, orders);
        } else {
            access(owner, f, kind, orders);
        }
    }

    private void access(Object owner, int f, int kind, boolean synchronises) {
        ObjectState state = objects.state(owner);
        if (state.foreign) {
            return;
        }
        int v = state.variable(f);
        accessVariable(v < 0 ? newVariable(state, f) : v, kind, synchronises);
    }

    private int newVariable(ObjectState state, int f) {
        if (f == synchronizerState || f == longSynchronizerState) {
            int v = objects.synchronizerVariable(state);
            state.addVariable(f, v);
            return v;
        }
        boolean isShared = shared.containsField(f, state.allocation);
        int v = turns.variables.add(state, f, 0, isShared, fields.info(f).isVolatile());
        state.addVariable(f, v);
        return v;
    }

    private int staticVariable(int f) {
        if (fields.staticEpoch[f] != turns.epoch) {
            boolean isShared = shared.containsField(f, 0);
            fields.staticVariable[f] = turns.variables.add(null, f, 0, isShared, fields.info(f).isVolatile());
            fields.staticEpoch[f] = turns.epoch;
        }
        return fields.staticVariable[f];
    }

    private void accessVariable(int v, int kind) {
        accessVariable(v, kind, turns.variables.synchronises(v));
    }

    /** @param synchronises whether the access orders others: it is volatile, or goes through a method that makes it so */
    private void accessVariable(int v, int kind, boolean synchronises) {
        ManagedThread t = turns.current;
        VariableTable variables = turns.variables;
        boolean isShared = variables.shared(v);
        if (isShared || possible.isPoint(v, t)) {
            visible(t, v, kind);
        } else if (turns.isEnding()) {
            return;
        } else {
            quiet(t, v, kind);
        }
        if (turns.values != null) {
            turns.values.access(v, kind);
        }
        boolean writes = kind == Controller.WRITE || kind == Controller.UPDATE;
        boolean race = !(isShared && synchronises)
                && variables.track(v, t, writes || kind == Controller.COMPARE && !isShared);
        raced = race;
        if (race && !isShared) {
            discover(v);
        }
        // Which elements were touched while the array was one thread's own is not known: the next execution tells.
        boolean certain = isShared || variables.field(v) != VariableTable.ELEMENT;
        if (race && certain && !synchronises) {
            races.found(t, v, writes);
        }
        if (synchronises) {
            variables.pass(v, t, kind != Controller.WRITE, writes);
        } else if (turns.traced) {
            races.note(t, v, writes);
        }
    }

    private void quiet(ManagedThread t, int v, int kind) {
        VariableTable variables = turns.variables;
        if (turns.traced && t.at == null) {
            t.at = Tracer.here();
        }
        if (kind == Controller.READ || kind == Controller.COMPARE) {
            t.spin.read(v, variables.version(v));
        } else {
            t.spin.progress();
            t.quietTurns = 0;
            variables.written(v);
        }
        if (turns.contacts != null) {
            Op op = opOf(kind);
            turns.contacts.add(t, op, v, turns.contacts.here(op, v));
        }
        if (++turns.quietAccesses > QUIET_LIMIT) {
            if (t.spin.repetitions() >= SpinDetector.SPINNING && !turns.isAlone(t)) {
                discover(v);
            }
            turns.takeQuietly(t);
        }
        comparing = kind == Controller.COMPARE ? -2 - v : NOTHING;
    }

    private void discover(int v) {
        VariableTable variables = turns.variables;
        ObjectState object = variables.object(v);
        shared.discover(
                Math.max(0, variables.field(v)),
                object == null ? 0 : object.allocation,
                variables.field(v) == VariableTable.ELEMENT ? object.object.getClass() : null);
    }

    /** The execution is over: what it has shown of who touches what counts from the next one on. */
    public void over() {
        if (turns.values != null) {
            turns.values.unordered(this::discover);
        }
    }

    private static Op opOf(int kind) {
        return switch (kind) {
            case Controller.READ -> Op.READ;
            case Controller.WRITE -> Op.WRITE;
            case Controller.UPDATE -> Op.UPDATE;
            default -> Op.FAILED_UPDATE;
        };
    }

    private void visible(ManagedThread t, int v, int kind) {
        turns.take(t, opOf(kind), v);
        if (kind == Controller.WRITE || kind == Controller.UPDATE) {
            turns.variables.written(v);
        }
        comparing = kind == Controller.COMPARE ? v : NOTHING;
    }

    /** Tells whether the compare-and-set that the running thread announced last has written. */
    public void compared(boolean written) {
        if (written) {
            turns.current.quietTurns = 0;
            turns.current.spin.progress();
        }
        if (written && comparing != NOTHING) {
            int v = comparing < 0 ? -2 - comparing : comparing;
            turns.variables.written(v);
            turns.variables.pass(v, turns.current, false, true);
        }
        if (written && comparing != NOTHING && turns.contacts != null) {
            turns.contacts.succeeded();
        }
        if (written && turns.values != null) {
            turns.values.succeeded();
        }
        if (comparing >= 0 && written) {
            turns.succeeded(turns.current);
        }
        comparing = NOTHING;
    }
}
