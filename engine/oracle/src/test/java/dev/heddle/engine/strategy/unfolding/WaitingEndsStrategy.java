package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Follows all executions of {@code dpor} and claims something only if those that ended with threads left waiting ended just where
 * their unfolding says that executions can.
 */
public final class WaitingEndsStrategy implements Strategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS);

    private DporStrategy dpor;
    private Unfolding unfolding;
    private Follower follower;
    private final Set<Set<Long>> met = new HashSet<>();
    private final Set<Set<Long>> found = new HashSet<>();

    /** The arguments are those of every strategy. */
    public WaitingEndsStrategy(long unused, int alsoUnused) {
        startOver();
    }

    private void startOver() {
        dpor = new DporStrategy();
        unfolding = new Unfolding(new Expressions(), option -> { });
        follower = new Follower(unfolding, new Expressions());
        met.clear();
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        if (dpor.prepare()) {
            return true;
        }
        Configurations configurations = new Configurations(unfolding, Set.of());
        for (NetEvent[] last = configurations.next(); last != null; last = configurations.next()) {
            Set<Long> waiting = NetWaits.keys(Arrays.stream(last).filter(Objects::nonNull).toList());
            found.add(waiting);
            configurations.leaveOut(waiting);
        }
        return false;
    }

    @Override
    public int choose(Candidates candidates) {
        return dpor.choose(candidates);
    }

    @Override
    public int pick(int bound) {
        return dpor.pick(bound);
    }

    @Override
    public void executed(Execution execution) {
        if (execution.learned()) {
            startOver();
            return;
        }
        follower.begin();
        boolean failed = false;
        while (follower.steps() < execution.observed().steps()) {
            failed |= follower.follow(execution.observed(), List.of(), null).fails;
        }
        follower.end(execution.observed());
        if (execution.blocked() && !failed) {
            met.add(NetWaits.keys(follower.last()));
        }
        dpor.executed(execution);
    }

    @Override
    public String bound() {
        return met.equals(found) ? dpor.bound() : null;
    }

    @Override
    public Map<String, Object> stats() {
        return Map.of("met", met, "found", found);
    }
}
