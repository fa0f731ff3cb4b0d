package dev.heddle.engine.strategy.hapset;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.strategy.api.Candidates;
import dev.heddle.engine.strategy.api.Execution;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Needs;
import dev.heddle.engine.strategy.api.SystematicStrategy;
import dev.heddle.engine.strategy.dpor.DporStrategy;
import dev.heddle.engine.strategy.random.RandomStrategy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Coverage guided systematic testing: executions that are likely to show something new come first, the rest is postponed. Phase one
 * goes back only to where two statements would meet in an order that no good execution has shown. Phase two is the complete search of
 * {@link DporStrategy}, which alone makes claims. (Wang, Said, Gupta, ICSE 2011; docs/decisions say what differs.)
 */
public final class HapsetStrategy implements SystematicStrategy {

    private static final Needs NEEDS = Needs.of(Need.STEPS, Need.CONTACTS, Need.ALL_FAILURES, Need.ORDERS, Need.NEW_BEGINNINGS);

    private final PairSets sets = new PairSets();
    private final RandomStrategy random;
    private final int learn;
    private final GuidedSearch guided;
    private final DporStrategy complete = new DporStrategy();

    private enum Phase { LEARNING, GUIDED, COMPLETE }

    private Phase phase;
    private long learning;
    private long guidedExecutions;
    private int guidedPairs;

    /**
     * @param learn executions with random schedules that come first
     * @param earlier what earlier searches have learned, which is put off
     */
    public HapsetStrategy(int learn, long seed, StoredPairs earlier) {
        this.learn = learn;
        this.random = new RandomStrategy(seed);
        this.guided = new GuidedSearch(sets, earlier);
        this.phase = learn > 0 ? Phase.LEARNING : Phase.GUIDED;
    }

    @Override
    public Needs needs() {
        return NEEDS;
    }

    @Override
    public boolean prepare() {
        if (phase == Phase.LEARNING && learning < learn) {
            return random.prepare();
        }
        if (phase == Phase.LEARNING) {
            phase = Phase.GUIDED;
        }
        if (phase == Phase.GUIDED && !guided.prepare()) {
            guidedPairs = sets.all().size();
            phase = Phase.COMPLETE;
        }
        return phase == Phase.GUIDED || complete.prepare();
    }

    @Override
    public int choose(Candidates candidates) {
        return switch (phase) {
            case LEARNING -> random.choose(candidates);
            case GUIDED -> guided.choose(candidates);
            case COMPLETE -> complete.choose(candidates);
        };
    }

    @Override
    public int pick(int bound) {
        return switch (phase) {
            case LEARNING -> random.pick(bound);
            case GUIDED -> guided.pick();
            case COMPLETE -> complete.pick(bound);
        };
    }

    @Override
    public void executed(Execution execution) {
        if (isGood(execution)) {
            sets.learn(execution.contacts());
        }
        if (phase == Phase.LEARNING) {
            learning++;
            random.executed(execution);
        } else if (execution.learned()) {
            // New scheduling points may bring new orders, and what was planned without them leads elsewhere.
            startOver();
        } else if (phase == Phase.GUIDED) {
            guidedExecutions++;
            guided.executed(execution);
        } else {
            complete.executed(execution);
        }
    }

    /** Executions that fail, or that were cut off, teach nothing. */
    private static boolean isGood(Execution execution) {
        return !execution.failed() && !execution.abandoned() && !execution.endedEarly();
    }

    @Override
    public boolean hasGivenUp() {
        return phase == Phase.COMPLETE && complete.hasGivenUp();
    }

    @Override
    public void startOver() {
        guided.startOver();
        complete.startOver();
        guidedExecutions = 0;
        phase = Phase.GUIDED;
    }

    @Override
    public String bound() {
        return phase == Phase.COMPLETE ? complete.bound() : null;
    }

    @Override
    public List<Imprecision> imprecision() {
        return phase == Phase.COMPLETE ? complete.imprecision() : List.of();
    }

    @Override
    public Map<String, Object> stats() {
        Map<String, Object> stats = new LinkedHashMap<>(complete.stats());
        stats.put("phase", phase == Phase.COMPLETE ? 2 : 1);
        stats.put("learningAtRandom", learning);
        stats.put("phaseOneExecutions", guidedExecutions);
        stats.put("phaseOnePairs", phase == Phase.COMPLETE ? guidedPairs : sets.all().size());
        stats.put("pairs", sets.all().size());
        stats.put("ordersNotReached", guided.failedPlans());
        return stats;
    }
}
