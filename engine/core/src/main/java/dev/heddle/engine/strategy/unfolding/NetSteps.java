package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.List;

/** Reads one step of a trace: what it did, in order. */
final class NetSteps {

    static final int[] NO_PICKS = {};
    static final Expr[] NO_CONDITIONS = {};

    private final NetVariables variables;
    private final Expressions expressions;

    int thread;
    /** The step without which this one would not have been possible, or -1. */
    int enabler;
    boolean fails;
    long cause;
    boolean ends;
    boolean halts;
    final List<NetAccess> accesses = new ArrayList<>();
    final List<Branch> branches = new ArrayList<>();
    /** How many accesses came before each branch. */
    private final List<Integer> places = new ArrayList<>();
    int[] picks = NO_PICKS;
    int[] pickBounds = NO_PICKS;

    NetSteps(NetVariables variables, Expressions expressions) {
        this.variables = variables;
        this.expressions = expressions;
    }

    /**
     * @param decided all decisions of the execution so far that depend on inputs
     * @param from the first of them that may belong to this step
     * @return the first that does not
     */
    int read(Trace trace, int step, List<Branch> decided, int from) {
        thread = trace.thread(step);
        enabler = trace.enabler(step);
        fails = false;
        ends = trace.ends(step);
        halts = trace.halts(step);
        accesses.clear();
        branches.clear();
        places.clear();
        int next = from;
        for (int i = trace.first(step); i < trace.end(step); i++) {
            next = readBranches(decided, next, step, i);
            readAccess(trace, i);
        }
        next = readBranches(decided, next, step, Integer.MAX_VALUE);
        readPicks(trace, step);
        return next;
    }

    private int readBranches(List<Branch> decided, int from, int step, int access) {
        int next = from;
        while (next < decided.size() && decided.get(next).step() <= step && decided.get(next).access() <= access) {
            if (decided.get(next).step() == step) {
                branches.add(decided.get(next));
                places.add(accesses.size());
            }
            next++;
        }
        return next;
    }

    private void readAccess(Trace trace, int i) {
        long key = trace.key(i);
        if (key == Trace.OUTCOME) {
            // Which of several failures comes first is no matter of local states.
            fails = true;
            cause = trace.after(i);
            return;
        }
        NetVariable variable = variables.get(key, trace.before(i));
        for (NetAccess access : accesses) {
            if (access.variable == variable) {
                access.again(trace.mode(i), trace.after(i));
                return;
            }
        }
        accesses.add(new NetAccess(variable, trace, i));
    }

    private void readPicks(Trace trace, int step) {
        int count = trace.picks(step);
        picks = count == 0 ? NO_PICKS : new int[count];
        pickBounds = count == 0 ? NO_PICKS : new int[count];
        for (int i = 0; i < count; i++) {
            picks[i] = trace.pick(step, i);
            pickBounds[i] = trace.pickBound(step, i);
        }
    }

    /** Whether the i-th branch came before the access of this number. */
    boolean comesBefore(int branch, int access) {
        return places.get(branch) <= access;
    }

    Expr[] conditions() {
        if (branches.isEmpty()) {
            return NO_CONDITIONS;
        }
        return branches.stream().map(branch -> branch.holding(expressions)).toArray(Expr[]::new);
    }

    /**
     * Whether a step did just what the event says, as far as that can be told without reading all of it: most steps of an
     * execution repeat what others have done. False says nothing.
     */
    static boolean isClearly(NetEvent event, Trace trace, int step, boolean inputs) {
        int accesses = trace.end(step) - trace.first(step);
        if (inputs || event.thread != trace.thread(step) || event.sources.length != accesses || trace.picks(step) > 0
                || event.picks.length > 0 || event.conditions.length > 0 || event.fails) {
            return false;
        }
        for (int i = 0; i < accesses; i++) {
            int access = trace.first(step) + i;
            if (event.sources[i].version.variable.key != trace.key(access) || event.modes[i] != trace.mode(access)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the step did just what the event says. */
    boolean is(NetEvent event) {
        if (event.thread != thread || event.sources.length != accesses.size() || event.picks.length != picks.length
                || event.conditions.length != branches.size()) {
            return false;
        }
        for (int i = 0; i < accesses.size(); i++) {
            NetAccess access = accesses.get(i);
            if (event.sources[i].version.variable != access.variable || event.modes[i] != access.mode) {
                return false;
            }
        }
        for (int i = 0; i < picks.length; i++) {
            if (event.picks[i] != picks[i]) {
                return false;
            }
        }
        for (int i = 0; i < branches.size(); i++) {
            if (branches.get(i).holding(expressions) != event.conditions[i]) {
                return false;
            }
        }
        return true;
    }
}
