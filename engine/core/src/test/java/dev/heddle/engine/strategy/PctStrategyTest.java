package dev.heddle.engine.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PctStrategyTest {

    /** Number of changes of thread in an execution of ten choices. */
    private static int switches(PctStrategy strategy, Candidates candidates) {
        strategy.prepare();
        int switches = 0;
        int last = strategy.choose(candidates);
        for (int i = 1; i < 10; i++) {
            int next = strategy.choose(candidates);
            switches += next == last ? 0 : 1;
            last = next;
        }
        strategy.executed(FakeExecution.PASSED);
        return switches;
    }

    @Test
    void atDepthOneTheThreadOfHighestPriorityKeepsTheTurn() {
        PctStrategy strategy = new PctStrategy(1, 1);
        for (int i = 0; i < 50; i++) {
            assertThat(switches(strategy, FakeCandidates.of(3))).isZero();
        }
    }

    @Test
    void atDepthThreeThereAreAtMostTwoChanges() {
        PctStrategy strategy = new PctStrategy(1, 3);
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            seen.add(switches(strategy, FakeCandidates.of(3)));
        }
        assertThat(seen).containsExactlyInAnyOrder(0, 1, 2);
    }

    @Test
    void everyThreadIsFirstInSomeExecution() {
        PctStrategy strategy = new PctStrategy(1, 1);
        Set<Integer> first = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            strategy.prepare();
            first.add(strategy.choose(FakeCandidates.of(3)));
            strategy.executed(FakeExecution.PASSED);
        }
        assertThat(first).containsExactlyInAnyOrder(0, 1, 2);
    }

    @Test
    void aSpinningThreadLosesTheTurn() {
        PctStrategy strategy = new PctStrategy(1, 1);
        FakeCandidates spinning = new FakeCandidates(2, Set.of(), Set.of(0), -1);
        for (int i = 0; i < 20; i++) {
            strategy.prepare();
            strategy.choose(spinning);
            assertThat(strategy.choose(spinning)).isEqualTo(1);
            strategy.executed(FakeExecution.PASSED);
        }
    }
}
