package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.bench.program.RatedProgram;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuntimeReportTest {

    private static Cell cell(double rate) {
        return Cell.measured(rate, "JDK 17");
    }

    @Test
    void printsRatesRatiosAndWhichGoalsHold() {
        RuntimeRow fast = new RuntimeRow(RatedProgram.MONITOR, cell(30_000), cell(900), cell(800), cell(1_000), cell(2_000));
        RuntimeRow slow =
                new RuntimeRow(RatedProgram.COUNTER, cell(29_999), cell(900), cell(800), cell(1_000), cell(29_999));
        assertThat(new RuntimeReport(List.of(fast, slow)).markdown())
                .contains("| one monitor, 4 threads × 2 | 30,000 | 900 | 800 "
                        + "| 1,000 (JDK 17) | 2,000 (JDK 17) | 30 | 15 |")
                .contains("- holds: one monitor, 4 threads × 2: at least 30 times Lincheck's rate\n")
                .contains("- holds: one monitor, 4 threads × 2: at least 20,000 executions a second\n")
                .contains("- **does not hold**: counter, 2 threads: at least 30 times Lincheck's rate\n")
                .contains("- **does not hold**: counter, 2 threads: more than the bare body\n")
                .doesNotContain("counter, 2 threads: at least 20,000");
    }

    @Test
    void aPeerThatFailedIsShownWithItsReasonAndNoRatio() {
        RuntimeRow row = new RuntimeRow(
                RatedProgram.FIB, cell(20_000), cell(1), cell(1), Cell.failed("JDK 17", "hung"), cell(10));
        assertThat(new RuntimeReport(List.of(row)).markdown())
                .contains("| – (hung) | 10 (JDK 17) | – | 2000 |")
                .contains("- **does not hold**: fib(5): at least 30 times Lincheck's rate");
    }

    @Test
    void theFrontPageShowsOursOnTheNewestJdkAndThePeersBest() {
        RuntimeRow row = new RuntimeRow(RatedProgram.FIB, cell(20_000), cell(1), cell(2), cell(100), cell(1_000));
        assertThat(new RuntimeReport(List.of(row)).compact())
                .endsWith("| fib(5) | 20,000 | 100 | 1,000 | 200 | 20 |\n");
    }

    @Test
    void theBestOfAPeersSettingsCounts() {
        Cell best = Cell.best(List.of(
                Cell.failed("a", "hung"), Cell.measured(5, "b"), Cell.measured(7, "c"), Cell.measured(6, "d")));
        assertThat(best.textWithSetting()).isEqualTo("7 (c)");
    }
}
