package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InspectionsReportTest {

    private static InspectionsReport report(String output) {
        return new InspectionsReport(InspectionTime.in(output));
    }

    @Test
    void showsLinesHighlightsAndTimeOfEach() {
        assertThat(report("""
                something else
                folder 23250 2 4200.4
                warm-up 1000 90 25.0
                made-up 3012 272 48.6
                real 2936 0 99.9
                folder-warm 23250 2 900.0
                """).markdown())
                .contains("| made-up file | 3,012 | 272 | 49 |\n")
                .contains("| Guava's `MapMakerInternalMap` | 2,936 | 0 | 100 |\n")
                .contains("| the same after warm-up | 23,250 | 2 | 900 |\n")
                .contains("- holds: a file of 3,000 lines in under 100 ms\n")
                .contains("- holds: Guava's `util.concurrent` in under 5 s\n");
    }

    @Test
    void aSlowFileOrFolderIsSaidToBeOne() {
        assertThat(report("""
                folder 23250 2 5000.0
                made-up 3012 272 48.6
                real 2936 0 100.0
                folder-warm 23250 2 900.0
                """).markdown())
                .contains("- **does not hold**: a file of 3,000 lines in under 100 ms\n")
                .contains("- **does not hold**: Guava's `util.concurrent` in under 5 s\n");
    }

    @Test
    void growthIsTheTimeOfAMethodInLargerClasses() {
        assertThat(report("methods-100 1057 0 20\nmethods-1600 16807 0 480\n").growth())
                .contains("| 100 | 1,057 | 20 | 200 |\n| 1,600 | 16,807 | 480 | 300 |\n")
                .contains("- holds: a method of the largest class takes less than twice");
        assertThat(report("methods-100 1057 0 20\nmethods-1600 16807 0 5120\n").growth())
                .contains("- **does not hold**: a method of the largest class takes less than twice");
    }
}
