package dev.heddle.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the five finds of the demo look like on a terminal: results of real searches, beside their sources. */
class DemoTextTest {

    private static final Path SOURCES = Path.of("../../testData/demo");
    private static final Path RESULTS = Path.of("src/test/resources/dev/heddle/engine/report/demo");

    @ParameterizedTest
    @CsvSource({
        "LostUpdate, 80", "LostUpdate, 120", "LockOrder, 80", "LockOrder, 120", "WaitWithIf, 80", "WaitWithIf, 120",
        "CheckThenAct, 80", "CheckThenAct, 120", "Overdrawn, 80", "Overdrawn, 120"
    })
    void fitsTheTerminal(String program, int columns) throws IOException {
        Result result = Json.read(Files.readString(RESULTS.resolve(program + ".json")), Result.class);
        SourceFolders sources = new SourceFolders(List.of(SOURCES));

        String text = new TextReport(new TextForm(false, false, columns), sources::line).print(result);

        GoldenFile.check("demo/" + program + "-" + columns + ".txt", text);
        assertThat(text.lines().filter(line -> line.matches("[ \\d]{4} .*") && line.contains("│")))
                .isNotEmpty().allMatch(line -> line.length() <= columns);
    }

    @ParameterizedTest
    @CsvSource({"LostUpdate"})
    void aLogNeedsNoDrawnLinesAndLosesNothing(String program) throws IOException {
        Result result = Json.read(Files.readString(RESULTS.resolve(program + ".json")), Result.class);

        String text = new TextReport(new TextForm(true, true, 80), at -> null).print(result);

        GoldenFile.check("demo/" + program + "-plain.txt", text);
        assertThat(text).isASCII();
    }
}
