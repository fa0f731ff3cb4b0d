package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DporReportTest {

    private static final CountRow LOCKS = new CountRow("LockInc", "7", false, 5_040, 0);
    private static final CountRow LOCKS_REVERSED = new CountRow("LockInc", "7", true, 5_040, 0);
    private static final CountRow DINERS = new CountRow("PhilosophersNaive", "3 2", false, 90, 16);
    private static final CountRow DINERS_REVERSED = new CountRow("PhilosophersNaive", "3 2", true, 90, 16);

    @Test
    void bothOrdersOfCreationShareALineAndAWrongCountIsMarked() {
        DporReport report = new DporReport(List.of(LOCKS, LOCKS_REVERSED, DINERS, DINERS_REVERSED), Map.of(
                LOCKS, new Counted(5_040, 0, 0, true, 1_000, 400),
                LOCKS_REVERSED, new Counted(5_040, 0, 0, true, 560),
                DINERS, new Counted(106, 16, 0, true, 10),
                DINERS_REVERSED, new Counted(105, 16, 0, true, 10)));

        assertThat(report.table())
                .contains("| LockInc | 7 | 5,040 | 5,040 | 0 | 0 | 1.00 / 0.56 | 5,040 / 9,000 | 12,600 / – |\n")
                .contains("| PhilosophersNaive | 3, 2 | 106 | 106 / 105 **wrong** | 16 | 0 | 0.01 | – | – |\n");
        assertThat(report.goals()).isEqualTo("""
                - **does not hold**: exactly one execution for each trace, none blocked (3 of 4 rows)
                - holds: LockInc(7): at least 10,000 executions a second in the fastest of its explorations
                - **does not hold**: LockInc(7) reversed: at least 10,000 executions a second
                """);
    }

    @Test
    void blockedExecutionsAndAnEarlyEndAreNotAsExpected() {
        assertThat(new Counted(5_040, 0, 1, true, 1).isAsExpected(LOCKS)).isFalse();
        assertThat(new Counted(5_040, 0, 0, false, 1).isAsExpected(LOCKS)).isFalse();
        assertThat(new DporReport(List.of(LOCKS, LOCKS_REVERSED), Map.of()).table())
                .contains("| LockInc | 7 | 5,040 | did not end | – | – | – | – | – |\n");
    }

    @Test
    void memoryIsFlatIfTheHeapAfterCollectionsHardlyGrows() {
        assertThat(DporReport.memory(new GcLog(List.of(9, 5, 5, 5, 5, 5, 5, 5, 5, 9)), LOCKS)).isEqualTo(
                "- holds: LockInc(7): flat memory (heap after collection, second tenth of the run 5 MB, "
                        + "last tenth 9 MB; 10 collections)\n");
        assertThat(DporReport.memory(new GcLog(List.of(9, 5, 5, 5, 5, 5, 5, 5, 5, 10)), LOCKS))
                .startsWith("- **does not hold**: ");
    }

    @Test
    void rowsUpToTheLimitAreExploredInBothOrders() {
        assertThat(CountRow.in(Path.of("..", "testData", "counts"), 20))
                .filteredOn(row -> row.program().equals("PhilosophersNaive"))
                .extracting(CountRow::title, CountRow::expected)
                .containsExactly(
                        tuple("PhilosophersNaive(2, 1)", 3L), tuple("PhilosophersNaive(2, 1) reversed", 3L),
                        tuple("PhilosophersNaive(3, 1)", 7L), tuple("PhilosophersNaive(3, 1) reversed", 7L),
                        tuple("PhilosophersNaive(4, 1)", 15L), tuple("PhilosophersNaive(4, 1) reversed", 15L),
                        tuple("PhilosophersNaive(2, 2)", 11L), tuple("PhilosophersNaive(2, 2) reversed", 11L));
    }

    @Test
    void aRowIsATestThatPassesTheParametersOn() {
        assertThat(DINERS_REVERSED.source(4, 0)).isEqualTo(
                "    @Test @Order(4) void PhilosophersNaive_3_2_reversed() throws Exception {"
                        + " PhilosophersNaive.main(new String[] {\"3\", \"2\", \"reversed\"}); }\n");
    }

    @Test
    void shortRowsWithAGoalAreRepeatedUntilTheyAreWarm() {
        assertThat(LOCKS.repetitions()).isEqualTo(8);
        assertThat(LOCKS.source(9, 4)).contains(" @Order(9) void LockInc_7_again_4() ");
        assertThat(DINERS.repetitions()).isZero();
        assertThat(new CountRow("FibBench", "5", false, 218_243, 0).repetitions()).isZero();
    }

    @Test
    void growthOnIndependentDataIsNoneAndOnOneLockFactorial() {
        GrowthTable table = new GrowthTable();
        Map<CountRow, Counted> counted = new HashMap<>();
        table.groups().forEach(rows -> rows.forEach(
                row -> counted.put(row, new Counted(row.expected(), 0, 0, true, row.expected() / 20))));

        assertThat(table.markdown(counted))
                .contains("| 1 | 1 | 5,040 | 50 | 1 | – |\n")
                .contains("| 8 | 1 | 5,040 | 50 | 40,320 | 50 |\n");
    }
}
