package dev.heddle.engine.runtime.sync;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.runtime.memory.Memory;
import dev.heddle.engine.runtime.memory.Objects;
import dev.heddle.engine.runtime.state.Clocks;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.turn.Turns;

/** Interrupt flags. Looking at one is a scheduling point only in tests that interrupt. */
public final class Interrupts {

    private static final String LOCATION = "java.lang.Thread interrupt";

    private final Turns turns;
    private final SharedLocations shared;
    private final Objects objects;

    public Interrupts(Turns turns, SharedLocations shared, Objects objects) {
        this.turns = turns;
        this.shared = shared;
        this.objects = objects;
    }

    public void begin() {
        turns.interruptsMatter = shared.contains(LOCATION);
    }

    public void interrupt(ManagedThread target, ObjectState targetState) {
        ManagedThread t = turns.current;
        int v = variable(target, targetState);
        turns.take(t, Op.INTERRUPT, v);
        if (!turns.variables.shared(v)) {
            shared.discover(LOCATION);
        }
        turns.variables.written(v);
        target.interrupted = true;
        target.interruptClocks = Clocks.assign(target.interruptClocks, t.clocks);
        t.clocks = Clocks.tick(t.clocks, t.number);
    }

    public boolean interrupted(ManagedThread target, ObjectState targetState, boolean clear) {
        ManagedThread t = turns.current;
        int v = variable(target, targetState);
        if (turns.variables.shared(v)) {
            turns.take(t, Op.INTERRUPTED, v);
        } else if (++turns.quietAccesses > Memory.QUIET_LIMIT) {
            shared.discover(LOCATION);
            turns.takeQuietly(t);
        }
        boolean result = target.interrupted;
        if (result) {
            t.clocks = Clocks.join(t.clocks, target.interruptClocks);
        }
        if (clear && result) {
            target.interrupted = false;
            turns.variables.written(v);
        }
        return result;
    }

    private int variable(ManagedThread target, ObjectState targetState) {
        if (target.interruptVariable < 0) {
            target.interruptVariable = turns.variables.add(
                    targetState, VariableTable.INTERRUPT, 0, shared.contains(LOCATION), true);
        }
        return target.interruptVariable;
    }

    /** Before a wait that looks at the flag only while it really waits. */
    public void prepare(ManagedThread t) {
        if (turns.interruptsMatter) {
            variable(t, objects.state(t.thread));
        }
    }

    /** Before an operation that an interrupt ends: looks at the flag, clears it and throws if it is set. */
    public void check(ManagedThread t) throws InterruptedException {
        if (turns.interruptsMatter) {
            turns.take(t, Op.INTERRUPTED, variable(t, objects.state(t.thread)));
        }
        throwIfInterrupted(t);
    }

    /** For a wait that an interrupt has ended, once it has its monitor or lock back. */
    void end(ManagedThread t) throws InterruptedException {
        turns.clearsInterrupt(t);
        throwIfInterrupted(t);
    }

    /** For an operation that an interrupt has ended: clears the flag and throws if it is set. */
    public static void throwIfInterrupted(ManagedThread t) throws InterruptedException {
        if (t.interrupted) {
            t.interrupted = false;
            t.clocks = Clocks.join(t.clocks, t.interruptClocks);
            throw new InterruptedException();
        }
    }
}
