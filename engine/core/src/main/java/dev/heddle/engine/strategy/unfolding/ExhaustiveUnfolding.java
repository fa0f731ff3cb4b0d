package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.strategy.common.LoopBound;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.symbolic.Branch;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The unfolding that all executions make together: what a search that builds it in any other way is compared with. With {@code dpor}
 * it has as many executions as there are traces.
 */
public final class ExhaustiveUnfolding implements Strategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS);

    private final Expressions expressions;
    private final Supplier<Strategy> enumerations;
    private Strategy enumeration;
    private Map<String, Long> inputs = Map.of();
    private Unfolding unfolding;
    private Follower follower;
    private boolean begun;
    private int whole;
    private boolean cutOff;

    /** @param expressions those that executions' paths are made of */
    public ExhaustiveUnfolding(Expressions expressions) {
        this(expressions, DporStrategy::new);
    }

    /** @param enumerations make what enumerates the executions, for each choice of inputs */
    ExhaustiveUnfolding(Expressions expressions, Supplier<Strategy> enumerations) {
        this.expressions = expressions;
        this.enumerations = enumerations;
        enumeration = enumerations.get();
        startOver();
    }

    private void startOver() {
        unfolding = new Unfolding(expressions, option -> { });
        follower = new Follower(unfolding, expressions);
        whole = Integer.MAX_VALUE;
        cutOff = false;
    }

    /** Adds all executions with other inputs. */
    void goOnWith(Map<String, Long> newInputs) {
        inputs = newInputs;
        enumeration = enumerations.get();
    }

    Unfolding unfolding() {
        return unfolding;
    }

    /** Events with so many causes at most are all there, though loops that read nothing new were left after some rounds. */
    int whole() {
        return whole;
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        begun = false;
        return enumeration.prepare();
    }

    @Override
    public Map<String, Long> inputs() {
        return inputs;
    }

    @Override
    public int choose(Candidates candidates) {
        int chosen = enumeration.choose(candidates);
        if (chosen == ABANDON) {
            noteLoops(candidates);
        }
        return chosen;
    }

    /** One of the threads that have been round often enough may be why the execution is given up. */
    private void noteLoops(Candidates candidates) {
        catchUp(candidates.trace(), candidates.decided());
        for (int i = 0; i < candidates.count(); i++) {
            if (LoopBound.areOver(candidates, i)) {
                whole = Math.min(whole, Histories.size(follower.past(candidates.identity(i))) - 1);
            }
        }
    }

    @Override
    public int pick(int bound) {
        return enumeration.pick(bound);
    }

    private void catchUp(Trace trace, List<Branch> decided) {
        if (!begun) {
            follower.begin();
            begun = true;
        }
        while (follower.steps() < trace.steps()) {
            follower.follow(trace, decided, null);
        }
    }

    @Override
    public void executed(Execution execution) {
        if (execution.learned()) {
            startOver();
        } else {
            Trace trace = execution.observed();
            catchUp(trace, execution.path() == null ? List.of() : execution.path().branches());
            follower.end(trace);
            cutOff |= !execution.abandoned() && execution.endedEarly();
        }
        enumeration.executed(execution);
    }

    @Override
    public String bound() {
        return enumeration.bound();
    }

    @Override
    public Map<String, Object> stats() {
        return enumeration.stats();
    }

    /** Whether executions ended while threads were under way, so that {@code dpor} has not tried all orders of what they do. */
    boolean isCutOff() {
        return cutOff;
    }
}
