package dev.heddle.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.report.FailureReport;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
class FailureReportTest {

    @TempDir
    Path folder;

    @Test
    void aFailureOfHeddleIsExitCode4WithAReport() throws Exception {
        HeddleProcess heddle = new HeddleProcess(folder).with("-Dheddle.user=");
        heddle.write("LostUpdate.java", ExploreCommandTest.LOST_UPDATE);

        HeddleProcess.Outcome outcome = heddle.run("explore", "LostUpdate.java");

        assertThat(outcome.exit()).isEqualTo(4);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err().lines()).hasSize(1);
        assertThat(outcome.err()).startsWith("heddle: internal failure (").contains("heddle-junit.jar is missing");
        Path report = folder.resolve(outcome.err().replaceFirst("(?s).*please attach (.*) to an issue\\s*", "$1"));
        assertThat(Files.readString(report)).contains("options  explore LostUpdate.java", "at dev.heddle.engine.");
    }

    @Test
    void aReportHasNoSecrets() {
        String text = FailureReport.text(new IllegalStateException("broken"),
                new String[] {"explore", "--jvm-arg=-Ddb.password=hunter2", "--jvm-arg=-DAPI_TOKEN=abc", "Main"});

        assertThat(text).doesNotContain("hunter2", "abc").contains("IllegalStateException: broken", "password=***");
    }
}
