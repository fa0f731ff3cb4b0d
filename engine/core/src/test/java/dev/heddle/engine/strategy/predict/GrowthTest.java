package dev.heddle.engine.strategy.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.encoding.Encoding;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What the solver is given grows with the square of the steps of a run, at worst. Up to 1,600 events on one variable with
 * {@code -Dheddle.predict.growth=400}: so many for each of four threads.
 */
class GrowthTest {

    private static final int THREADS = 4;
    private static final int MANY = Integer.getInteger("heddle.predict.growth", 150);

    private interface Draw {
        RunFacts run(long seed, Expressions expressions, int instructions);
    }

    @Test
    void constraintsOnOneVariableGrowWithTheSquareOfItsEvents() {
        assertGrowth(25, MANY, (seed, expressions, instructions) ->
                RandomRuns.onOneVariable(seed, expressions, THREADS, instructions));
    }

    @Test
    void constraintsGrowWithTheSquareOfTheStepsUnderLocksToo() {
        assertGrowth(25, 100, (seed, expressions, instructions) ->
                RandomRuns.withoutWaits(seed, expressions, THREADS, instructions));
    }

    @Test
    void constraintsGrowWithTheSquareOfTheStepsWithWaitsToo() {
        assertGrowth(10, 80, (seed, expressions, instructions) ->
                RandomRuns.of(seed, expressions, THREADS, instructions));
    }

    private static void assertGrowth(int few, int many, Draw draw) {
        double small = perSquare(few, 5, draw);
        double large = perSquare(many, 1, draw);

        assertThat(small).isPositive();
        assertThat(large).isLessThan(1.5 * small);
    }

    private static double perSquare(int instructions, int runs, Draw draw) {
        double sum = 0;
        for (int seed = 0; seed < runs; seed++) {
            Expressions expressions = new Expressions();
            RunFacts facts = draw.run(seed, expressions, instructions);
            double steps = facts.run().steps().size();
            sum += size(new Encoding(facts.run(), expressions)) / steps / steps;
        }
        return sum / runs;
    }

    /** How many different terms there are in the constraints. */
    private static int size(Encoding encoding) {
        Set<Expr> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Expr> open = new ArrayDeque<>(encoding.conditions());
        while (!open.isEmpty()) {
            Expr next = open.pop();
            int count = seen.add(next) ? next.count() : 0;
            for (int i = 0; i < count; i++) {
                open.push(next.operand(i));
            }
        }
        return seen.size();
    }
}
