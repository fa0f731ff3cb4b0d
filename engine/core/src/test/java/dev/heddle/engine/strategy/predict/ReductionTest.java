package dev.heddle.engine.strategy.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The context switches that are said to be needed are enough: each class of orders that differ in nothing that matters has one with no
 * other switches. More runs with {@code -Dheddle.predict.reductions=1000}.
 */
class ReductionTest {

    private static final int RUNS = Integer.getInteger("heddle.predict.reductions", 60);

    @Test
    void everyClassOfOrdersIsLeft() {
        int fewer = 0;
        for (int seed = 0; seed < RUNS; seed++) {
            Expressions expressions = new Expressions();
            RunFacts facts = RandomRuns.of(seed, expressions, seed % 2 == 0 ? 2 : 3, seed % 2 == 0 ? 4 : 3);
            ContextSwitches switches = new ContextSwitches(facts, new Encoding(facts.run(), expressions));
            Conflicts conflicts = new Conflicts(facts.run());
            Set<List<RecordedStep>> classes = new HashSet<>();
            Set<List<RecordedStep>> left = new HashSet<>();
            int steps = facts.run().steps().size();
            new Orders(facts.run(), expressions, order -> {
                if (order.size() == steps) {
                    List<RecordedStep> representative = representative(order, conflicts);
                    classes.add(representative);
                    if (isAllowed(order, switches)) {
                        left.add(representative);
                    }
                }
            }).enumerate();
            assertThat(left).as("run %d: %s", seed, facts.run().steps()).isEqualTo(classes);
            assertThat(switches.needed()).isLessThanOrEqualTo(switches.possible());
            fewer += switches.needed() < switches.possible() ? 1 : 0;
        }
        assertThat(fewer).as("runs with fewer switches").isGreaterThan(RUNS / 2);
    }

    /** A thread that has ended, or cannot go on, makes way for any; so does one that waits for a lock. */
    private static boolean isAllowed(List<RecordedStep> order, ContextSwitches switches) {
        for (int i = 1; i < order.size(); i++) {
            RecordedStep from = order.get(i - 1);
            RecordedStep to = order.get(i);
            if (from.thread() != to.thread() && !switches.isNeeded(from, to)) {
                return false;
            }
        }
        return true;
    }

    /** The first order in its class: of the steps that nothing before them holds back, the one with the smallest number comes next. */
    private static List<RecordedStep> representative(List<RecordedStep> order, Conflicts conflicts) {
        List<RecordedStep> left = new ArrayList<>(order);
        List<RecordedStep> sorted = new ArrayList<>();
        while (!left.isEmpty()) {
            RecordedStep best = null;
            for (int i = 0; i < left.size(); i++) {
                RecordedStep step = left.get(i);
                boolean free = left.subList(0, i).stream().noneMatch(before ->
                        before.thread() == step.thread() || conflicts.between(before, step));
                best = free && (best == null || step.index() < best.index()) ? step : best;
            }
            sorted.add(best);
            left.remove(best);
        }
        return sorted;
    }
}
