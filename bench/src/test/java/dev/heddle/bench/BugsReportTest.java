package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.heddle.bench.bugs.BugRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BugsReportTest {

    private static final KnownBug BUG = new KnownBug(Path.of("Reorder.java"), "threads=3", 2, "assertion", 23);

    private final BugsReport report = new BugsReport(List.of("pct"), List.of("dpor"));

    @Test
    void theMedianCountsRunsThatFoundNothingAsWorst() {
        assertThat(report.add(BUG, pct(9, 1, 3))).isEqualTo("| Reorder, threads=3 | 3 | 3 | – |\n");
        assertThat(report.add(BUG, pct(0, 1, 3))).isEqualTo("| Reorder, threads=3 | 3 | 3 (2 of 3) | – |\n");
        assertThat(report.add(BUG, pct(0, 0, 3))).isEqualTo("| Reorder, threads=3 | 3 | – (1 of 3) | – |\n");
    }

    @Test
    void anotherViolationIsNotTheBug() {
        assertThat(BUG.isFoundBy(new BugRun("dpor", 1, 1, 1, "assertion", List.of(23)))).isTrue();
        assertThat(BUG.isFoundBy(new BugRun("dpor", 1, 1, 1, "assertion", List.of(24)))).isFalse();
        assertThat(BUG.isFoundBy(new BugRun("dpor", 1, 1, 1, "deadlock", List.of(23)))).isFalse();
        assertThat(BUG.isFoundBy(new BugRun("dpor", 1, 1, 1, null, List.of()))).isFalse();
    }

    @Test
    void saysWhichGoalsHold() {
        report.add(BUG, with(pct(3, 3, 9), new BugRun("dpor", 1, 12, 400, "assertion", List.of(23))));
        assertThat(report.markdown()).isEqualTo("""
                | program | best published | pct | dpor |
                | --- | ---: | ---: | ---: |
                | Reorder, threads=3 | 3 | 3 | 12 (0.4 s) |

                - holds: every bug is found by dpor within 10 s
                - holds: the median of pct is not above the best published figure
                """);
    }

    @Test
    void namesTheBugsThatMissAGoal() {
        report.add(BUG, with(pct(4, 4, 4), new BugRun("dpor", 1, 5_000, 10_001, null, List.of())));
        assertThat(report.markdown())
                .contains("| Reorder, threads=3 | 3 | 4 | not in 5,000 (10.0 s) |\n")
                .contains("- **does not hold**: every bug is found by dpor within 10 s; not so: Reorder, threads=3\n")
                .contains("- **does not hold**: the median of pct is not above the best published figure; "
                        + "not so: Reorder, threads=3\n");
    }

    @Test
    void aRunIsReadFromTheLineThatWasPrinted() {
        assertThat(BugRun.in("noise\nrun pct 7 12 340 deadlock @23,19\nrun dpor 1 5 6 null @\n")).containsExactly(
                new BugRun("pct", 7, 12, 340, "deadlock", List.of(23, 19)),
                new BugRun("dpor", 1, 5, 6, null, List.of()));
    }

    @Test
    void readsParametersAndExpectationsOfTheProgramsWithKnownBugs() {
        assertThat(KnownBug.in(Path.of("..", "testData", "sctbench")))
                .filteredOn(bug -> bug.title().equals("Deadlock01") || bug.title().equals("Reorder, threads=10"))
                .extracting(KnownBug::kind, KnownBug::line, KnownBug::published)
                .containsExactly(tuple("assertion", 23, 388), tuple("deadlock", 12, 0));
    }

    /** Runs with so many executions; 0 for one that found nothing. */
    private static List<BugRun> pct(int... executions) {
        List<BugRun> runs = new ArrayList<>();
        for (int needed : executions) {
            runs.add(new BugRun("pct", runs.size() + 1, needed, 1, needed == 0 ? null : "assertion", List.of(23)));
        }
        return runs;
    }

    private static List<BugRun> with(List<BugRun> runs, BugRun more) {
        runs.add(more);
        return runs;
    }
}
