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

/** What the solver is given grows with the square of the steps of a run, at worst. */
class GrowthTest {

    private static final int THREADS = 4;

    @Test
    void constraintsGrowWithTheSquareOfTheSteps() {
        double small = perSquare(25);
        double large = perSquare(100);

        assertThat(small).isPositive();
        assertThat(large).isLessThan(1.5 * small);
    }

    private static double perSquare(int instructions) {
        double sum = 0;
        for (int seed = 0; seed < 5; seed++) {
            Expressions expressions = new Expressions();
            RunFacts facts = RandomRuns.withoutWaits(seed, expressions, THREADS, instructions);
            int steps = facts.run().steps().size();
            sum += (double) size(new Encoding(facts.run(), expressions)) / steps / steps;
        }
        return sum;
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
