package dev.heddle.inspections.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LabelCountsTest {

    private static final Path LABELS =
            Path.of(System.getProperty("heddle.root"), "docs", "inspection-labels");

    @Test
    void countsByInspection() throws IOException {
        assertThat(LabelCounts.count(LABELS.resolve("third-draw.csv")))
                .isEqualTo("9/40 {AtomicRegion=1/4, CheckThenAct=0/2, LockOrder=0/8, MisusedSync=3/4, "
                        + "SharedAccess=5/22}");
    }

    @Test
    void everyRowHasALabelAndAReason() throws IOException {
        try (Stream<Path> files = Files.list(LABELS)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".csv")).toList()) {
                List<String> rows = Files.readAllLines(file);
                assertThat(rows.get(0)).isEqualTo("library,file,line,inspection,label,reason");
                assertThat(rows.subList(1, rows.size()))
                        .as(file.toString())
                        .isNotEmpty()
                        .allMatch(row -> row.matches("[^,]+,[^,]+\\.java,\\d+,\\w+,(useful|not useful),.+"));
            }
        }
    }
}
