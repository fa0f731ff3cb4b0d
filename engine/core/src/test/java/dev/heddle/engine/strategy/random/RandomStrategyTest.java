package dev.heddle.engine.strategy.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.strategy.FakeCandidates;
import dev.heddle.engine.strategy.FakeExecution;
import dev.heddle.engine.strategy.api.Candidates;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomStrategyTest {

    private static int[] choices(RandomStrategy strategy, Candidates candidates, int count) {
        strategy.prepare();
        return IntStream.range(0, count).map(i -> strategy.choose(candidates)).toArray();
    }

    @Test
    void theSameSeedMakesTheSameChoices() {
        Candidates four = FakeCandidates.of(4);
        assertThat(choices(new RandomStrategy(7), four, 100)).isEqualTo(choices(new RandomStrategy(7), four, 100));
        assertThat(choices(new RandomStrategy(7), four, 100)).isNotEqualTo(choices(new RandomStrategy(8), four, 100));
    }

    @Test
    void eachThreadComesUpAboutEquallyOften() {
        int[] counts = new int[4];
        for (int choice : choices(new RandomStrategy(1), FakeCandidates.of(4), 40_000)) {
            counts[choice]++;
        }
        assertThat(IntStream.of(counts).boxed()).allSatisfy(count -> assertThat(count).isBetween(9_500, 10_500));
    }

    @Test
    void theFirstExecutionPrefersToSwitch() {
        FakeCandidates running = new FakeCandidates(3, Set.of(), Set.of(), 1);
        int[] counts = new int[3];
        for (int choice : choices(new RandomStrategy(1), running, 9_000)) {
            counts[choice]++;
        }
        assertThat(counts[1]).isBetween(850, 1_150);
        assertThat(counts[0]).isBetween(3_800, 4_200);
    }

    @Test
    void theSecondKeepsThePriorityOfAnOperationThatHasToWait() {
        RandomStrategy strategy = new RandomStrategy(1);
        strategy.prepare();
        strategy.executed(FakeExecution.PASSED);
        // Reads do not conflict, so whoever has lost keeps its priority.
        int[] choices = choices(strategy, FakeCandidates.of(2), 9_000);
        int longest = 0;
        for (int i = 0, run = 0; i < choices.length; i++) {
            run = i > 0 && choices[i] == choices[i - 1] ? run + 1 : 1;
            longest = Math.max(longest, run);
        }
        assertThat(choices).contains(0, 1);
        // A low priority that is kept loses more often in a row than a coin would.
        assertThat(longest).isGreaterThan(30);
    }

    @Test
    void timeOutsAndSpinningThreadsComeUpSeldomButDo() {
        FakeCandidates candidates = new FakeCandidates(3, Set.of(1), Set.of(2), -1);
        int[] counts = new int[3];
        for (int choice : choices(new RandomStrategy(1), candidates, 24_000)) {
            counts[choice]++;
        }
        assertThat(counts[1]).isBetween(800, 1_200);
        assertThat(counts[2]).isBetween(800, 1_200);
    }

    @Test
    void whereAllThatIsLeftIsATimeOutItFires() {
        FakeCandidates candidates = new FakeCandidates(1, Set.of(0), Set.of(), -1);
        assertThat(choices(new RandomStrategy(1), candidates, 3)).containsOnly(0);
    }
}
