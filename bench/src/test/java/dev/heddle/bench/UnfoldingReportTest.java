package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnfoldingReportTest {

    private static final PaperRow FIB = PaperRow.all().stream()
            .filter(row -> row.name().equals("Fib, n = 4")).findFirst().orElseThrow();

    private static JsonObject unfolding(long tests, long millis, boolean complete) {
        return json("{'complete': " + complete + ", 'elapsedMs': " + millis + ", 'stats': {'tests': " + tests
                + ", 'events': 129236, 'deadlocks': 0, 'deadlockCheckMs': 10, 'witnessMs': 250, 'branches': 0}}");
    }

    private static JsonObject dpor(long executions) {
        return json("{'complete': true, 'elapsedMs': 500, 'stats': {'executions': " + executions + "}}");
    }

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    @Test
    void aRowHasTheMeanOverTheSeedsAndThePaperBesideIt() {
        UnfoldingReport report = new UnfoldingReport();
        report.add(FIB, List.of(unfolding(19_604, 1_000, true), unfolding(19_605, 2_000, true)), dpor(19_605));
        assertThat(report.table().lines().skip(2)).containsExactly(
                "| Fib, n = 4 | 19,604.5 | 1.25 | 0.25 | 0.01 | 129,236 | 0 | 19,605 | 0.50 | 19,605 | 13 |");
        assertThat(report.goals().lines()).containsExactly(
                "- holds: Fib, n = 4: no more tests than the paper",
                "- holds: Fib, n = 4: faster than the paper",
                "- holds: Fib, n = 4: no more tests than `dpor` makes executions");
    }

    /** A program of the same kind that is smaller than the paper's must not look faster because of that. */
    @Test
    void whereTheProgramsDifferTheTestsASecondCountToo() {
        PaperRow updater = PaperRow.all().stream().filter(row -> row.name().equals("Updater")).findFirst().orElseThrow();
        UnfoldingReport report = new UnfoldingReport();
        report.add(updater, List.of(unfolding(1_000, 10_250, true)), null);
        report.add(updater, List.of(unfolding(900, 10_250, true)), null);
        assertThat(report.goals().lines()).containsExactly(
                "- holds: Updater: faster than the paper (100 to 94 tests a second)",
                "- **does not hold**: Updater: faster than the paper (90 to 94 tests a second)");
    }

    @Test
    void theRateIsTenTimesThatOfThePaperOrNot() {
        UnfoldingReport report = new UnfoldingReport();
        report.addRate(FIB, 15_080);
        report.addRate(FIB, 15_082);
        assertThat(report.goals().lines()).containsExactly(
                "- **does not hold**: Fib, n = 4: 10 times the paper's tests a second (warm: 15,080 to 1,508)",
                "- holds: Fib, n = 4: 10 times the paper's tests a second (warm: 15,082 to 1,508)");
    }

    @Test
    void whatIsNotCompleteReachesNoGoal() {
        UnfoldingReport report = new UnfoldingReport();
        report.add(FIB, List.of(unfolding(100, 100, false)), null);
        assertThat(report.table()).contains("| 100 (not complete) |").contains("| no answer | – |");
        assertThat(report.goals()).doesNotContain("holds: Fib, n = 4: no more tests than the paper\n- holds");
        assertThat(report.goals().lines().filter(line -> line.startsWith("- holds"))).isEmpty();
    }

    @Test
    void moreTestsThanDporMakesExecutionsAreSaid() {
        UnfoldingReport report = new UnfoldingReport();
        report.add(FIB, List.of(unfolding(19_605, 1_000, true)), dpor(19_000));
        assertThat(report.goals()).contains(
                "- **does not hold**: Fib, n = 4: no more tests than `dpor` makes executions");
    }
}
