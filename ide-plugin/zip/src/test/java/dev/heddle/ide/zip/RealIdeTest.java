package dev.heddle.ide.zip;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** JetBrains' verifier against an installed IDE, where there is one: {@code -Dheddle.ide.home=/path/of/idea}. */
@EnabledIfSystemProperty(named = "heddle.ide.home", matches = ".+")
class RealIdeTest {

    @Test
    void theInstalledIdeTakesThePlugin(@TempDir Path folder) throws Exception {
        Path log = folder.resolve("verifier.log");
        new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar",
                        Path.of(System.getProperty("heddle.verifier"), "verifier-cli-all.jar").toString(),
                        "check-plugin", System.getProperty("heddle.zip"), System.getProperty("heddle.ide.home"),
                        "-offline", "-verification-reports-dir", folder.resolve("reports").toString()))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        assertThat(Files.readString(log)).contains(": Compatible").doesNotContain("compatibility problem");
    }
}
