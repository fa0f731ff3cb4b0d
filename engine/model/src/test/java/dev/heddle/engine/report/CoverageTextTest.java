package dev.heddle.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CoverageTextTest {

    private static final Map<String, Object> WHOLE =
            Map.of("localStates", Map.of("main", 12.0, "a", 1_000), "extensionsLeft", 0);
    private static final Map<String, Object> PART = Map.of("localStates", Map.of("main", 1), "extensionsLeft", 2.0);

    @Test
    void localStatesAndWhatIsLeft() {
        assertThat(CoverageText.of(covering(WHOLE))).isEqualTo("Covered 1,012 local states of 2 threads; nothing left.");
        assertThat(CoverageText.of(covering(PART))).isEqualTo("Covered 1 local state of 1 thread; 2 extensions left.");
    }

    @Test
    void severalTestsTogether() {
        assertThat(CoverageText.of(covering(Map.of("perTest", Map.of("A#a", WHOLE, "A#b", PART)))))
                .isEqualTo("Covered 1,013 local states of 3 threads; 2 extensions left.");
    }

    @Test
    void whatSeveralWorkersCoverCountsOnce() {
        assertThat(CoverageText.of(covering(Map.of("perTest", Map.of("A#a", WHOLE, "A#a (worker 2)", WHOLE)))))
                .isEqualTo("Covered 1,012 local states of 2 threads; nothing left.");
    }

    @Test
    void nothingForAStrategyThatDoesNotCountThem() {
        assertThat(CoverageText.of(covering(Map.of("shared", List.of("A.x"))))).isEmpty();
        assertThat(CoverageText.of(covering(null))).isEmpty();
    }

    @Test
    void aSearchThatStoppedDoesNotSayThatNothingIsLeft() {
        assertThat(CoverageText.of(covering(WHOLE, false)))
                .isEqualTo("Covered 1,012 local states of 2 threads; how much is left is not known.");
    }

    private static Result covering(Map<String, Object> coverage) {
        return covering(coverage, true);
    }

    private static Result covering(Map<String, Object> coverage, boolean complete) {
        return Result.of("A").strategy("unfolding", 1).platform("25", "virtual").status(Status.CLEAN).claim(complete, "all")
                .executions(1).time(1, 1).coverage(coverage).build();
    }
}
