package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProactiveReportTest {

    private static final ProactiveRow ARITH = ProactiveRow.all().get(1);

    private static JsonObject result(String status, boolean complete, long millis) {
        return JsonParser.parseString("{'status': '" + status + "', 'complete': " + complete + ", 'elapsedMs': " + millis
                + ", 'stats': {'executions': 12, 'abstractTraces': 12, 'accessPoints': 49, 'constraints': 1724, 'witnessMs': 100,"
                + " 'executionsToFirstViolation': 5}}").getAsJsonObject();
    }

    @Test
    void aRowHasOurFiguresAndThePapers() {
        ProactiveReport report = new ProactiveReport();
        report.add(ARITH, 80, result("violation", false, 450), result("violation", true, 2_000),
                result("clean", true, 1_100), null, Arrays.asList(null, result("violation", false, 10)),
                List.of("3 of 30", "30 of 30"));
        assertThat(report.table().lines().skip(2)).containsExactly(
                "| arith | 80 | 3 | 49 | 1,724 | 12 | 5 | 12 | 0.35 | 12 | 1.00 | no answer | no answer | 5 | 3 of 30 | 30 of 30 | 26 | 0.39 |");
        assertThat(report.goals().lines()).containsExactly(
                "- holds: arith: the bug is found",
                "- holds: arith: the fixed program is searched completely, and nothing is found",
                "- holds: arith: found in no more than 0.5 s");
    }

    @Test
    void whatIsNotReachedIsSaid() {
        ProactiveReport report = new ProactiveReport();
        report.add(ARITH, 80, result("incomplete", false, 60_000), null, result("clean", false, 60_000), null,
                Arrays.asList(null, null), List.of("–", "–"));
        assertThat(report.goals().lines()).allMatch(line -> line.startsWith("- **does not hold**"));
    }
}
