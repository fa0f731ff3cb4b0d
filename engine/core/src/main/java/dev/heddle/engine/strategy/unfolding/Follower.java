package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.List;

/** Follows executions through the unfolding and adds to it what they show. */
final class Follower {

    private final Unfolding unfolding;
    private final Marking marking = new Marking();
    private final NetSteps step;
    private int branchesRead;

    Follower(Unfolding unfolding, Expressions expressions) {
        this.unfolding = unfolding;
        this.step = new NetSteps(unfolding.variables, expressions);
    }

    /** An execution begins. */
    void begin() {
        marking.begin();
        branchesRead = 0;
    }

    /** Steps that it has followed. */
    int steps() {
        return marking.steps();
    }

    /**
     * Follows the next step.
     *
     * @param decided what the execution has decided so far because of inputs
     * @param expected the event that it must be, or null if it may be any
     * @return the event that it is, or null if it is not the expected one
     */
    NetEvent follow(Trace trace, List<Branch> decided, NetEvent expected) {
        if (expected != null && NetSteps.isClearly(expected, trace, marking.steps(), !decided.isEmpty())) {
            marking.fire(expected);
            return expected;
        }
        branchesRead = step.read(trace, marking.steps(), decided, branchesRead);
        if (expected != null && !step.is(expected)) {
            return null;
        }
        NetEvent event = expected != null ? expected : add();
        marking.fire(event);
        return event;
    }

    private NetEvent add() {
        NetEvent enabler = enabler();
        NetEvent at = marking.current(step.thread);
        if (at == null) {
            return unfolding.add(step, unfolding.birth(step.thread, enabler), null, marking.execution());
        }
        if (enabler != null) {
            unfolding.woken(at, enabler);
        }
        return unfolding.add(step, at, enabler, marking.execution());
    }

    private NetEvent enabler() {
        return step.enabler < 0 ? null : marking.step(step.enabler);
    }

    /**
     * The execution is over: takes up what threads would have done next.
     *
     * @return events behind which threads would have made a step that nothing is known of
     */
    List<NetEvent> end(Trace trace) {
        List<NetEvent> unknown = new ArrayList<>();
        for (int i = 0; i < trace.pending(); i++) {
            step.read(trace, trace.steps() + i, List.of(), 0);
            NetEvent enabler = enabler();
            NetEvent at = marking.current(step.thread);
            if (at != null && enabler != null) {
                unfolding.woken(at, enabler);
            }
            NetEvent last = at == null ? unfolding.birth(step.thread, enabler) : at;
            if (!step.accesses.isEmpty()) {
                announce(step.accesses.get(0), last, at != null && enabler != null);
            } else if (!last.hasNext()) {
                unknown.add(last);
            }
        }
        return unknown;
    }

    private void announce(NetAccess access, NetEvent at, boolean asleep) {
        Frontier now = access.variable.now(access.mode, marking.execution());
        unfolding.choice(at, at, null, access, now, asleep);
    }

    /** The last event of each thread of the execution. */
    List<NetEvent> last() {
        return marking.last();
    }

    /** What the next step of a thread is worth, as far as is known. */
    Unfolding.Worth worth(int thread) {
        NetEvent at = at(thread);
        return at == null ? Unfolding.Worth.NEW : unfolding.worthFrom(at, marking.execution());
    }

    /** Whether the next step of a thread is known to make a target impossible. */
    boolean disturbs(int thread, Option target) {
        NetEvent at = at(thread);
        return at != null && Disturbance.comesFrom(at, target, marking.execution());
    }

    /** Whether a target that the execution has come to is still possible. */
    boolean isPossible(Option target) {
        return Disturbance.isFarFrom(target, marking.execution());
    }

    /** What must have happened for a thread to be where it stands. */
    NetEvent[] past(int thread) {
        NetEvent at = at(thread);
        return at == null ? Histories.EMPTY : at.past;
    }

    /** Whether the next step of a thread may be its last. */
    boolean mayEnd(int thread) {
        NetEvent at = at(thread);
        return at == null || UnawaitedThreadsFirst.mayEnd(at, marking.execution());
    }

    /** Where a thread stands; null if nothing is known of it. */
    NetEvent at(int thread) {
        NetEvent at = marking.current(thread);
        return at == null ? marking.birth(thread) : at;
    }
}
