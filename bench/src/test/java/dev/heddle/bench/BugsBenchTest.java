package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class BugsBenchTest {

    private static final int NOT_FOUND = Integer.MAX_VALUE;

    @Test
    void theMedianCountsRunsThatFoundNothingAsWorst() {
        assertThat(BugsBench.median(List.of(9, 1, 3))).isEqualTo("3");
        assertThat(BugsBench.median(List.of(NOT_FOUND, 1, 3))).isEqualTo("3 (2 of 3)");
        assertThat(BugsBench.median(List.of(NOT_FOUND, NOT_FOUND, 3))).isEqualTo("– (1 of 3)");
    }

    @Test
    void readsParametersAndExpectationsOfTheProgramsWithKnownBugs() {
        assertThat(KnownBug.in(Path.of("..", "testData", "sctbench")))
                .filteredOn(bug -> bug.title().equals("Deadlock01") || bug.title().equals("Reorder, threads=10"))
                .extracting(KnownBug::kind, KnownBug::line, KnownBug::published)
                .containsExactly(tuple("assertion", 23, 388),
                        tuple("deadlock", 12, 0));
    }
}
