package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Trace;

/** What a step does to one variable, all its accesses to it taken together. */
final class NetAccess {

    final NetVariable variable;
    final Gate gate;
    final long need;
    final boolean mayWrite;
    final long before;
    Mode mode;
    long after;
    /** Whether the thread has the variable for itself alone behind the step. */
    final boolean owns;
    /** Stands for where in the code it is, if it may have to wait. */
    final int place;

    NetAccess(NetVariable variable, Trace trace, int i) {
        this.variable = variable;
        this.mode = trace.mode(i);
        this.gate = trace.gate(i);
        this.need = trace.need(i);
        this.mayWrite = trace.mayWrite(i);
        this.before = trace.before(i);
        this.after = trace.after(i);
        this.owns = trace.owns(i);
        this.place = trace.place(i);
    }

    private NetAccess(NetAccess like) {
        this.variable = like.variable;
        this.mode = Mode.READ;
        this.gate = like.gate;
        this.need = like.need;
        this.mayWrite = true;
        this.before = like.before;
        this.after = like.before;
        this.owns = false;
        this.place = like.place;
    }

    /** The same where it does not come to write. */
    NetAccess reading() {
        return new NetAccess(this);
    }

    /** The step accesses the variable again. */
    void again(Mode how, long newAfter) {
        mode = how == mode ? mode : Mode.WRITE;
        after = newAfter;
    }
}
