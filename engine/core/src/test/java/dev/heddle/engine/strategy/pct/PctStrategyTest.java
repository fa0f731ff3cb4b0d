package dev.heddle.engine.strategy.pct;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Op;
import dev.heddle.engine.strategy.FakeCandidates;
import dev.heddle.engine.strategy.FakeExecution;
import dev.heddle.engine.strategy.api.Candidates;
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
    void theFirstTurnEndsAtAnyStep() {
        PctStrategy strategy = new PctStrategy(1, 2);
        Set<Integer> points = new HashSet<>();
        // Two threads of five steps: the running one can lose the turn before its second to fifth.
        for (int i = 0; i < 40; i++) {
            points.add(firstTurn(strategy, 5));
        }
        assertThat(points).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
    }

    @Test
    void theFirstExecutionsGiveTheTurnAwayAfterEachWrite() {
        PctStrategy strategy = new PctStrategy(1, 2);
        assertThat(switches(strategy, FakeCandidates.writing(3))).isEqualTo(9);
        assertThat(switches(strategy, FakeCandidates.writing(3))).isEqualTo(9);
        assertThat(switches(strategy, FakeCandidates.writing(3))).isLessThanOrEqualTo(1);
    }

    @Test
    void laterOnOneInFourExecutionsGivesTheTurnAwayAfterSomeWrites() {
        PctStrategy strategy = new PctStrategy(1, 2);
        for (int i = 0; i < 40; i++) {
            int switches = switches(strategy, FakeCandidates.writing(3));
            if (i > 1) {
                assertThat(switches).isBetween(i % 4 == 0 ? 2 : 0, i % 4 == 0 ? 8 : 1);
            }
        }
    }

    @Test
    void whatOnlyReadsKeepsTheTurnInTheFirstExecutions() {
        assertThat(switches(new PctStrategy(1, 2), FakeCandidates.of(3))).isZero();
    }

    @Test
    void withAFocusAThreadLosesTheTurnOnlyThere() {
        PctStrategy strategy = new PctStrategy(1, 2, true);
        Set<Integer> elsewhere = new HashSet<>();
        Set<Integer> beforeItsFirstOperation = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            elsewhere.add(switches(strategy, FakeCandidates.of(3)));
            strategy.prepare();
            int first = strategy.choose(FakeCandidates.of(2).near(0));
            beforeItsFirstOperation.add(first);
            strategy.executed(FakeExecution.PASSED);
        }
        assertThat(elsewhere).containsExactly(0);
        assertThat(beforeItsFirstOperation).containsExactlyInAnyOrder(0, 1);
    }

    /** As one that starts daemon threads: what comes behind depends on whether they have run. */
    @Test
    void aThreadThatWentOnInsteadOfOthersLosesTheTurnBeforeItsFirstOperation() {
        PctStrategy strategy = new PctStrategy(1, 2);
        FakeCandidates starting = new FakeCandidates(2, Set.of(), Set.of(), -1, Op.YIELD);
        boolean lost = false;
        for (int i = 0; i < 40; i++) {
            strategy.prepare();
            int first = strategy.choose(starting);
            lost |= strategy.choose(FakeCandidates.of(2)) != first;
            strategy.executed(FakeExecution.PASSED);
        }
        assertThat(lost).isTrue();
    }

    /** How many steps the thread that begins makes before the other has the turn. */
    private static int firstTurn(PctStrategy strategy, int steps) {
        strategy.prepare();
        int first = strategy.choose(FakeCandidates.of(2));
        int made = 1;
        while (made < steps && strategy.choose(FakeCandidates.of(2)) == first) {
            made++;
        }
        strategy.executed(FakeExecution.PASSED);
        return made;
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
