package dev.heddle.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares with a file under {@code src/test/resources}. Run the test with {@code -Dheddle.golden.refresh=true} to
 * write the files anew, then read the diff.
 */
final class GoldenFile {

    private static final Path FOLDER = Path.of("src/test/resources/dev/heddle/engine/report");

    private GoldenFile() {}

    static void check(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("heddle.golden.refresh")) {
            Files.writeString(file, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(file));
    }
}
