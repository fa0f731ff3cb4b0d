package dev.heddle.engine.strategy.pcb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.strategy.FakeCandidates;
import dev.heddle.engine.strategy.FakeExecution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** On two threads that make three steps each. */
class PcbStrategyTest {

    private static final int STEPS = 3;
    /** Schedules, as the threads of their steps, by the number of preemptions. */
    private static final List<List<String>> BY_PREEMPTIONS = List.of(
            List.of("000111", "111000"),
            List.of("001110", "011100", "100011", "110001"),
            List.of("001011", "001101", "010011", "011001", "100110", "101100", "110010", "110100"),
            List.of("010110", "011010", "100101", "101001"),
            List.of("010101", "101010"));

    /** Each executed schedule with its preemptions, in the order of execution. */
    private static Map<String, Integer> executed(PcbStrategy strategy) {
        Map<String, Integer> found = new LinkedHashMap<>();
        while (strategy.prepare()) {
            assertThat(found.put(execute(strategy), strategy.preemptions())).isNull();
            strategy.executed(FakeExecution.PASSED);
        }
        return found;
    }

    private static String execute(PcbStrategy strategy) {
        int[] left = {STEPS, STEPS};
        StringBuilder schedule = new StringBuilder();
        int last = -1;
        while (left[0] + left[1] > 0) {
            boolean both = left[0] > 0 && left[1] > 0;
            last = both ? strategy.choose(new FakeCandidates(2, Set.of(), Set.of(), last)) : left[0] > 0 ? 0 : 1;
            left[last]--;
            schedule.append(last);
        }
        return schedule.toString();
    }

    private static Map<String, Integer> expected(int bound) {
        Map<String, Integer> expected = new LinkedHashMap<>();
        for (int preemptions = 0; preemptions <= bound; preemptions++) {
            for (String schedule : BY_PREEMPTIONS.get(preemptions)) {
                expected.put(schedule, preemptions);
            }
        }
        return expected;
    }

    @Test
    void eachScheduleWithinTheBoundIsExecutedOnce() {
        for (int bound = 0; bound < 4; bound++) {
            PcbStrategy strategy = new PcbStrategy(bound);
            assertThat(executed(strategy)).containsExactlyInAnyOrderEntriesOf(expected(bound));
            assertThat(strategy.bound()).startsWith("all schedules with at most " + bound + " preemption");
        }
    }

    @Test
    void aBoundThatIsNotReachedIsNoBound() {
        PcbStrategy strategy = new PcbStrategy(4);
        assertThat(executed(strategy)).containsExactlyInAnyOrderEntriesOf(expected(4)).hasSize(20);
        assertThat(strategy.bound()).isEqualTo("all schedules");
    }

    @Test
    void theSearchForTheFewestPreemptionsGoesByTheirNumber() {
        PcbStrategy strategy = PcbStrategy.forFailure(4, Map.of());
        assertThat(new ArrayList<>(executed(strategy).values())).isSorted().hasSize(20);
    }

    @Test
    void schedulesNearTheFirstComeBeforeThoseWithFewPreemptions() {
        List<String> order = new ArrayList<>(executed(new PcbStrategy(4)).keySet());
        assertThat(order.subList(0, 4)).containsExactlyInAnyOrder("000111", "111000", "011100", "001110");
    }

    @Test
    void whatWasLearnedMakesItBeginAnew() {
        PcbStrategy strategy = new PcbStrategy(1);
        for (int i = 0; i < 3; i++) {
            strategy.prepare();
            execute(strategy);
            strategy.executed(new FakeExecution(i == 2));
        }
        assertThat(executed(strategy)).containsExactlyInAnyOrderEntriesOf(expected(1));
    }
}
